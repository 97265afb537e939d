import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";

/** What is known when a premium tool is opened. */
export type Known = {
  /** Who is there, as far as this page knows. */
  session: "loading" | "guest" | "member";
  /** What this device last knew: whether premium tools were open. */
  hint: boolean;
  /** What the server says about the plan, once it has said something. */
  plan: "asking" | "premium" | "free" | "unauthorized" | "failed";
};

/** What becomes of it: wait, the tool, the prices or the login; and what the device remembers from now on (null: nothing new). */
export type Verdict = {
  show: "wait" | "tool" | typeof accountsPaths.login | "pricing";
  remember: "open" | "closed" | "forget" | null;
};

/** The specification's states of a premium gate, in its order (public, section 4). */
export function verdictOf({ session, hint, plan }: Known): Verdict {
  if (session === "loading") return { show: "wait", remember: null };
  // The hint is not asked about guests.
  if (session === "guest") return { show: accountsPaths.login, remember: null };
  switch (plan) {
    case "premium":
      return { show: "tool", remember: "open" };
    case "free":
      return { show: "pricing", remember: "closed" };
    case "unauthorized":
      return { show: accountsPaths.login, remember: "forget" };
    case "asking":
      return { show: hint ? "tool" : "wait", remember: null };
    default:
      return { show: hint ? "tool" : "pricing", remember: null };
  }
}
