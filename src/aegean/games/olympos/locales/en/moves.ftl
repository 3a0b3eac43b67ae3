# Moves, as they are offered and told.

move-bar = Bar: { $territory }
move-card = Play card: { $destiny }
move-expand = Expand
move-discover = Take a discovery
move-wonder = Build a wonder
move-pass = Pass
move-rest = Rest: one space forward
move-new = New settler
move-from = Settler from: { $territory }
move-disc = Own disc number { $n } from the top
move-to = Settle: { $territory }
move-later = Pay after the move: play cards or go a longer way
move-cost = Pay: { $n } AP
move-take = Discovery: { $discovery }
move-pay = Hand in: { $cubes }
move-variant = { $variant }
move-bonus = Bonus: { $slot }
move-cube = Cube: { $resource }
move-build = Wonder: { $wonder }
move-star = Use: { $star }
move-keep = Keep: { $destiny }
move-done = Play no card
move-favour = Play divine favour
move-no = Play no divine favour
move-lay = Laid out: { $discovery }
move-raise = Laid out: { $wonder }
move-stack = Next in the time stack: { $seat }
move-fifth = Fifth cube: { $resource }
move-deal = First cube: { $resource }
move-draw = Destiny card drawn: { $destiny }
move-reveal = Olympos card revealed: { $god }

hidden-draw = A destiny card is drawn
hidden-keep = One of the drawn cards is kept
