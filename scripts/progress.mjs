// What npm start shows while it builds: a bar on a terminal, a line a phase elsewhere.
const WIDTH = 30;
const REDRAW_MS = 100;

/** Phases with the seconds that each is expected to take. */
export function showProgress(expected) {
  const began = performance.now();
  const running = new Map();
  const done = new Set();
  const isTerminal = Boolean(process.stdout.isTTY);
  const seconds = (since) => (performance.now() - since) / 1000;
  const share = (phase) => {
    if (done.has(phase)) return 1;
    return running.has(phase) ? Math.min(0.95, seconds(running.get(phase)) / expected[phase]) : 0;
  };
  const draw = () => {
    const phases = Object.keys(expected);
    const total = phases.reduce((sum, phase) => sum + expected[phase], 0);
    const part = phases.reduce((sum, phase) => sum + expected[phase] * share(phase), 0) / total;
    const filled = Math.round(part * WIDTH);
    const names = [...running.keys()].filter((phase) => !done.has(phase)).join(", ");
    const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
    process.stdout.write(`\r\x1b[2K  ${bar} ${seconds(began).toFixed(0)} s  ${names}`);
  };
  const timer = isTerminal ? setInterval(draw, REDRAW_MS) : undefined;
  if (!isTerminal) console.log("First start: building what is needed.");
  return {
    begin(phase) {
      if (!running.has(phase)) running.set(phase, performance.now());
    },
    end(...phases) {
      for (const phase of phases) {
        if (!running.has(phase) || done.has(phase)) continue;
        done.add(phase);
        if (!isTerminal)
          console.log(
            `  ${seconds(began).toFixed(1).padStart(5)} s  ${phase} (${seconds(running.get(phase)).toFixed(1)} s)`,
          );
      }
    },
    stop() {
      clearInterval(timer);
      if (isTerminal) process.stdout.write("\r\x1b[2K");
    },
  };
}
