"""The kit that games' views draw with: elements, colours, text, icons, pieces and panels."""
