/**
 * Reacts to the first of these signals and ignores the others: Ctrl-C reaches the process from the terminal and again from the
 * launcher, and a second one without a listener would end it in the middle of stopping.
 */
export function onFirstSignal(
  signals: readonly NodeJS.Signals[],
  react: (signal: NodeJS.Signals) => void,
): void {
  let isStopping = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      react(signal);
    });
}
