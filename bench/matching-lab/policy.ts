/** Something that decides whom to show next. It sees profiles and decisions, never hidden wishes (oracle apart). */
export interface Policy {
  name: string;
  /** Where candidates come from: everybody active, or those of the member's language (then English). */
  reach: "everybody" | "language";
  /** Whether members who already like the viewer are offered from the inbox. */
  answersInbox: boolean;
  /** A new day begins. */
  startDay(day: number): void;
  /** A member starts a session. */
  visit(member: number, day: number): void;
  /** At most `size` members, in the order they are shown. `waiting`: those who like i and wait. */
  deck(
    i: number,
    waiting: readonly number[],
    strangers: readonly number[],
    size: number,
    day: number,
  ): number[];
  /** i decided on j. */
  observe(i: number, j: number, liked: boolean): void;
  /** How well i and j fit, capacity apart; for the precision of the best ten. */
  fit(i: number, others: readonly number[]): ArrayLike<number>;
}
