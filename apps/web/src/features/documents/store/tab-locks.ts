/** The name of the lock that a tab holds while it is open, by its session. */
const lockName = (session: string): string => `document-session:${session}`;

/** Holds a session until the tab is gone. Where the browser has no locks, another tab may send its parts too: harmless. */
export async function holdSession(session: string, until: AbortSignal): Promise<void> {
  if (typeof navigator === "undefined" || !navigator.locks || until.aborted) return;
  await new Promise<void>((held) => {
    const gone = new Promise<void>((release) =>
      until.addEventListener("abort", () => release(), { once: true }),
    );
    navigator.locks
      .request(lockName(session), () => {
        held();
        return gone;
      })
      .catch(() => held()); // the page is on its way out
  });
}

/** The sessions of these that no open tab holds. */
export async function orphansOf(sessions: Iterable<string>): Promise<ReadonlySet<string>> {
  const all = new Set(sessions);
  if (!navigator.locks) return all;
  const { held = [] } = await navigator.locks.query();
  for (const { name } of held) if (name) all.delete(name.replace(/^document-session:/, ""));
  return all;
}
