import type { WrittenAnnouncement } from "@kompagnon/contract/announcements/model.ts";
import {
  ANNOUNCEMENT_TEXT_MAX,
  type AnnouncementAudience,
  type AnnouncementKind,
} from "@kompagnon/contract/announcements/rules.ts";
import { ALL_LANGUAGES, type Language } from "@kompagnon/messages/languages.ts";
import type { In } from "#platform/call.ts";
import { localDay } from "#platform/local-time.ts";

/** The content of the form. Times are those of the browser's fields, in the time zone of the device. */
export type Draft = {
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  dismissible: boolean;
  starts: string;
  ends: string;
  texts: Partial<Record<Language, string>>;
  link: string;
};
/** What the form says about a field. */
export type DraftProblems = { text?: "text_missing"; link?: "link_wrong" };

/** The languages that a text exists in, in the order of the menus. */
export const languagesIn = (texts: Draft["texts"]): Language[] =>
  ALL_LANGUAGES.filter((language) => texts[language] !== undefined);

const two = (number: number) => String(number).padStart(2, "0");
/** A moment as `<input type="datetime-local">` has it. */
function localOf(time: string | null): string {
  if (time === null) return "";
  const at = new Date(time);
  return `${localDay(at)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
const momentOf = (local: string): string | null => {
  const at = Date.parse(local);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** An announcement as the form begins with it. */
export const draftOf = (before: WrittenAnnouncement | null): Draft =>
  before === null
    ? {
        kind: "info",
        audience: "all",
        dismissible: true,
        starts: "",
        ends: "",
        texts: { de: "" },
        link: "",
      }
    : {
        kind: before.kind,
        audience: before.audience,
        dismissible: before.dismissible,
        starts: localOf(before.starts_at),
        ends: localOf(before.ends_at),
        texts: before.texts,
        link: before.link ?? "",
      };

/** What is missing or wrong in a draft. */
export const problemsOf = ({ texts, link }: Draft): DraftProblems => ({
  ...((texts.de ?? "").trim() === "" && { text: "text_missing" as const }),
  ...(link.trim() !== "" &&
    !/^\/(?![/\\])[\w\-./?=&%#]*$/.test(link.trim()) && { link: "link_wrong" as const }),
});

/** Whether every text fits. */
export const fits = ({ texts }: Draft): boolean =>
  Object.values(texts).every((text) => text.length <= ANNOUNCEMENT_TEXT_MAX);

/** A draft as it is sent. An untouched beginning stays as it was, to the second. */
export function bodyOf(
  draft: Draft,
  before: WrittenAnnouncement | null,
): In<"POST /api/admin/announcements">["body"] {
  const { kind, audience, dismissible, texts, link } = draft;
  const untouched = before !== null && draft.starts === localOf(before.starts_at);
  return {
    kind,
    audience,
    dismissible,
    texts,
    link: link.trim() || null,
    starts_at: untouched ? before.starts_at : momentOf(draft.starts),
    ends_at: momentOf(draft.ends),
  };
}
