import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate, Outlet } from "react-router";
import { ApiError } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { useSession } from "#platform/session.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { FullPageLoader } from "#ui/skeleton.tsx";
import { keepPremiumHint, premiumHint } from "../premium-hint.ts";
import { useHere } from "./return-path.ts";

/** What is known when a premium tool is opened. */
export type EntitlementState = {
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
export function verdictOf({ session, hint, plan }: EntitlementState): Verdict {
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

/** What the answer to "what may I use?" comes to. */
function planOf({
  data,
  error,
}: {
  data: { premium: boolean } | undefined;
  error: Error | null;
}): EntitlementState["plan"] {
  if (error) return error instanceof ApiError && error.status === 401 ? "unauthorized" : "failed";
  if (!data) return "asking";
  return data.premium ? "premium" : "free";
}

/**
 * Wraps the pages of premium tools (`premium` in a feature's routes): shows the tool, or redirects to the login or to the prices,
 * which keep the target (spec: public, section 2.9). It only decides what is rendered; the server guards the tools.
 */
export function PremiumOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const pricing = useSitePath("pricing");
  const here = useHere();
  const statusResult = useQuery({
    ...query("GET /api/billing/plan"),
    enabled: session.state === "member",
    // Always fetched again: a cached answer may be out of date.
    staleTime: 0,
    retry: false,
  });
  const state = session.state === "unreachable" ? "member" : session.state;
  const { show, remember } = verdictOf({ session: state, hint: premiumHint(), plan: planOf(statusResult) });
  useEffect(() => {
    if (remember === "forget") keepPremiumHint(null);
    else if (remember) keepPremiumHint(remember === "open");
  }, [remember]);
  if (show === "wait") return <FullPageLoader />;
  if (show === "tool") return children;
  return <Navigate to={show === "pricing" ? pricing : show} replace state={here} />;
}

/** The same around routes. */
export default function PremiumGate() {
  return (
    <PremiumOnly>
      <Outlet />
    </PremiumOnly>
  );
}
