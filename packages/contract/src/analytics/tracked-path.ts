/** The path of a page as analytics knows it: never an id, a name, a code or a token. Free of any library. */

/** All words that our own addresses are made of. A part of a path that is none of them is left out. */
const WORDS = new Set(
  (
    "dashboard admin analytics announcements appeals audit billing business-plan careers calls cancel cancel-contract channel chat chats " +
    "confirm confirm-email contact contacts data decisions design discover edit embed events factor-resets faq features feed files folder " +
    "goodbye group groups health heatmaps help history href imprint invite invites invitesystem jobs ki-plan-generator live login matching " +
    "matching-setup members mine myposts name-assistant new notifications offline order overview password-reset path payouts plan pods post " +
    "premium presentation presentations pricing privacy profile purchases register reports resources saved scan search security sessions " +
    "settings share socialmedia sotialmedia submitted success system tasks team teampanel teams terms users user verifications verifyaccount " +
    "withdraw ai ai-ideas legal-coach marketing-copy nda-creator slogan-maker tax-coach tools"
  ).split(" "),
);
/** The segment after these is a name or a code, even if it reads like a known word. */
const BEFORE_NAMES = new Set(["login", "invite", "user", "folder", "order", "path"]);
const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i;
const LANGUAGE = /^\/(?:de|en|fr|it|es|pt|ru|hi|zh|ar)(?=\/|$)/;
/** No page of ours lies deeper. */
const PARTS_MAX = 6;

/** A path without query and hash, without the language of public pages, and with `:id` for whatever is no word of ours. */
export function trackedPath(address: string): string {
  const path = (address.slice(0, 2_000).replace(ORIGIN, "").split(/[?#]/, 1)[0] ?? "").replace(LANGUAGE, "");
  const parts = path.split("/").filter((part) => part !== "");
  const segments = parts.slice(0, PARTS_MAX).map((part, at) => {
    const before = parts[at - 1] ?? "";
    const isHref = part === "href" && before === "invite";
    return WORDS.has(part) && (isHref || !BEFORE_NAMES.has(before)) ? part : ":id";
  });
  return `/${segments.join("/")}`;
}
