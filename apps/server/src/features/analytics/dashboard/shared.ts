/** Max cached answers. */
const CACHED_MAX = 200;

/** Caches one answer per question for `keepMs`, however many dashboards are open, and shares a query that is already running. */
export function shared<Answer>(keepMs: number) {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const have = kept.get(key);
    if (have && performance.now() - have.at < keepMs) return have.answer;
    const answer = make();
    answer.catch(() => kept.delete(key));
    const oldest = kept.size >= CACHED_MAX ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.delete(key);
    kept.set(key, { at: performance.now(), answer });
    return answer;
  };
}
