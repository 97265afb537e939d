/** So many answers are kept at most. */
const KEPT_MAX = 200;

/**
 * One answer for all who ask the same: it is made at most every so many ms, however many dashboards are open, and nobody waits
 * for the same query twice.
 */
export function shared<Answer>(keepMs: number) {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const have = kept.get(key);
    if (have && performance.now() - have.at < keepMs) return have.answer;
    const answer = make();
    answer.catch(() => kept.delete(key));
    const oldest = kept.size >= KEPT_MAX ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.delete(key);
    kept.set(key, { at: performance.now(), answer });
    return answer;
  };
}
