/* A soft chime when it becomes the turn of a player who is not looking. */
import { isOn } from "./settings.js";

const IDLE = 20_000; // milliseconds without a touch after which somebody may be looking elsewhere
const PITCHES = [659.3, 987.8];
let audio = null;
let touched = Date.now();

/** A browser lets a page make sounds only after it has been touched. */
export function listenForTouch() {
  const wake = () => {
    touched = Date.now();
    if (isOn("chime")) audio ??= new AudioContext();
    if (audio?.state === "suspended") audio.resume();
  };
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, wake, { passive: true });
}

export function playChime() {
  const isAway = document.hidden || Date.now() - touched > IDLE;
  if (!audio || !isAway || !isOn("chime")) return;
  for (const [n, frequency] of PITCHES.entries()) playTone(frequency, audio.currentTime + n * 0.16);
}

function playTone(frequency, start) {
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 1);
}
