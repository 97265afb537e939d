/**
 * Whole percentages of votes that add up to 100: what rounding down leaves over goes to the answers that lost most by it. Without
 * votes all are 0.
 */
export function sharesOf(votes: readonly number[]): number[] {
  const sum = votes.reduce((all, one) => all + one, 0);
  if (sum === 0) return votes.map(() => 0);
  const exact = votes.map((one) => (one * 100) / sum);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((all, one) => all + one, 0);
  const lossOf = (at: number): number => (exact[at] ?? 0) - (shares[at] ?? 0);
  const most = [...votes.keys()].sort((one, other) => lossOf(other) - lossOf(one)).slice(0, left);
  return shares.map((share, at) => (most.includes(at) ? share + 1 : share));
}
