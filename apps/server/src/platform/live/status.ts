/** Whether a member can be reached right now, as open streams tell. */
export type Status = "online" | "away" | "offline";
