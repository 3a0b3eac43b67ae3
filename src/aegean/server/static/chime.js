/* One soft chime when it becomes somebody's turn who is not looking. Off on phones unless wanted. */
const IDLE = 20_000;
let audio = null, touched = Date.now();

export function wanted() {
  return (localStorage.getItem("chime") ?? (matchMedia("(pointer: coarse)").matches ? "0" : "1")) === "1";
}

/* a browser lets a page sound only after somebody has touched it */
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => {
    touched = Date.now();
    if (wanted()) audio ??= new AudioContext();
    if (audio?.state === "suspended") audio.resume();
  }, { passive: true });
}

export function chime() {
  if (!audio || !wanted() || !(document.hidden || Date.now() - touched > IDLE)) return;
  [659.3, 987.8].forEach((pitch, n) => {
    const start = audio.currentTime + n * 0.16;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const loud = new GainNode(audio, { gain: 0 });
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.9);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 1);
  });
}
