import type {
  CONVERSION_TYPES,
  FUNNELS,
  FunnelName,
  TrackedFeature,
} from "@kompagnon/contract/analytics/rules.ts";
import type { Route } from "#platform/call.ts";

/** Something that was come to, a step on a way to it, or both at once. */
export type Step = { type: string; funnel: string | null; step: string | null };

/** A step of a way. */
type StepOf<Funnel extends FunnelName> = `${Funnel} ${(typeof FUNNELS)[Funnel][number]}`;
type FunnelStep = { [Funnel in FunnelName]: StepOf<Funnel> }[FunnelName];
/** What was come to: by its name, by the step of a way, or by both. */
type StepName = FunnelStep | Conversion | `${FunnelStep} ${Conversion}`;
type Conversion = (typeof CONVERSION_TYPES)[number];

/** In few words, because every page loads this file: two are a step, a third or a single one is a conversion. */
function stepOf(word: StepName): Step {
  const [first = "", step = null, type = "step"] = word.split(" ");
  return step === null ? { type: first, funnel: null, step } : { type, funnel: first, step };
}

/** Steps that are come to by opening a page. */
const BY_PATH: Readonly<Record<string, StepName>> = {
  "/": "registration visit",
  "/login": "registration sign_up_open",
  "/register": "registration onboarding_begun",
  "/dashboard/matching-setup": "matching setup_open",
  "/dashboard/matching": "matching deck_open",
  "/pricing": "premium pricing_open",
  "/dashboard/order/:id": "premium order_open",
  "/billing/success": "premium premium premium",
};

/** Steps that are done by a call that the server took. */
const BY_CALL: { readonly [R in Route]?: StepName } = {
  "POST /api/auth/sign-up": "registration sign_up sign_up",
  "POST /api/matching/enable": "matching picture_done matching_ready",
  "POST /api/matching/swipes": "matching first_swipe first_swipe",
  "POST /api/chats/{id}/messages": "matching first_message first_message",
  "POST /api/billing/link": "premium checkout checkout",
  "POST /api/billing/checkout": "premium checkout checkout",
  "POST /api/test-version/start": "test_version",
  "POST /api/groups/{id}/join": "group_joined",
  "POST /api/groups/{id}/applications": "group_joined",
  "POST /api/jobs/{id}/applications": "job_applied",
  "POST /api/chats/{id}/trials": "trial_project",
  "POST /api/invites": "invite_shared",
};

/** The steps that are reached by opening a page from another. */
export function stepsAt(path: string, from: string | null): Step[] {
  const found = BY_PATH[path];
  // The wizard is left for the start page or the dashboard when it is done; it can't be left otherwise.
  const done = from === "/register" && (path === "/" || path.startsWith("/dashboard"));
  return [
    ...(done ? [stepOf("registration onboarding_done onboarding_done")] : []),
    ...(found && !(done && path === "/") ? [stepOf(found)] : []),
  ];
}

/** The steps that are reached by a call and its answer. */
export function stepsBy(route: string, answer: unknown): Step[] {
  const found = BY_CALL[route as Route]; // any other key finds nothing
  if (!found) return [];
  const matched =
    typeof answer === "object" && answer !== null && "isMatch" in answer && answer.isMatch === true;
  return matched ? [stepOf(found), stepOf("matching match match")] : [stepOf(found)];
}

/** Features whose pages are called otherwise, by what their addresses begin with; the longer ones first. */
const FEATURES_BY_PATH: readonly (readonly [string, TrackedFeature])[] = [
  ["/register", "onboarding"],
  ["/billing", "billing"],
  ["/dashboard/settings/invitesystem", "invites"],
  ["/dashboard/settings/purchases", "billing"],
  ["/dashboard/settings/verifyaccount", "verification"],
  ["/dashboard/matching-setup", "matching"],
  ["/dashboard/feed/search", "search"],
  ["/dashboard/saved", "feed"],
  ["/dashboard/group", "groups"],
  ["/dashboard/teampanel", "teams"],
  ["/dashboard/path", "partnerships"],
  ["/dashboard/order", "billing"],
];
/** Features whose pages are called like themselves. */
const FEATURES_NAMED_BY_PATH: readonly TrackedFeature[] = [
  "matching",
  "feed",
  "chats",
  "jobs",
  "search",
  "pods",
  "settings",
  "notifications",
  "help",
];
/** The feature that a page belongs to. */
export const featureAt = (path: string): TrackedFeature | null =>
  FEATURES_BY_PATH.find(([beginning]) => path.startsWith(beginning))?.[1] ??
  FEATURES_NAMED_BY_PATH.find((feature) => feature === path.split("/")[2]) ??
  null;
