const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Resolves once the server answers: it may be away while the browser is online, and then no event says when it is back. It is
 * asked less and less often, and at once when the member comes back to the page; a hidden page does not ask.
 */
export async function serverIsBack(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    await pause(wait);
    if (document.hidden) continue;
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) return;
  }
}

/** Resolves after a time, or when the page becomes visible. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onChange);
      resolve();
    };
    const onChange = () => {
      if (!document.hidden) end();
    };
    const timer = setTimeout(end, ms);
    document.addEventListener("visibilitychange", onChange);
  });
