/** Who calls: what one prepared query tells about a session. The session says who; client-supplied ids never do. */
export type Viewer = {
  id: string;
  sessionId: string;
  email: string;
  adminLevel: number;
  /** What they may use: one function decides (`plan_of`). */
  plan: "free" | "test" | "premium";
  /** Whether premium is paid for: the caps of free members hold in the test version as well. */
  premium: boolean;
  /** Whether they have a second factor or a passkey; told of those who must have one. */
  secondFactor: boolean;
  /** When they last showed one in this session. */
  confirmedAt: Date | null;
  /** Set while banned: every route but signing out refuses. */
  banned: { reason: string; until: Date | null } | null;
};

/** Finds the viewer of a session cookie's value; null without a valid session. */
export type FindViewer = (cookie: string) => Promise<Viewer | null>;

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}
