import { DOCUMENT_TITLE_MAX, mayEdit } from "@kompagnon/contract/documents/rules.ts";
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { isComposing } from "#platform/keyboard.ts";
import type { Origin } from "#platform/session.ts";
import { useMedia } from "#platform/use-media.ts";
import { useSitePath } from "#platform/use-site-path.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast-queue.ts";
import type { OpenDocument } from "../types.ts";

/** On a phone a title has a line of the header to itself. */
const place =
  "min-w-0 flex-1 max-sm:order-1 max-sm:basis-full short:order-none! short:basis-0! short:truncate";
const wrapping = "wrap-anywhere whitespace-pre-wrap py-1.5 leading-tight";
const look =
  "w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 font-display font-semibold text-lg hover:border-line focus-visible:border-accent";

/** A document's title, written on the spot. `label` names the field, `failed` says that it could not be kept. */
export function TitleField({ open, label, failed }: { open: OpenDocument; label: string; failed: string }) {
  const { title } = open.info;
  const [typed, setTyped] = useState(title);
  const isPhone = useMedia("(width < 40rem) and (height >= 30rem)");
  useEffect(() => setTyped(title), [title]);
  if (!open.info.can.rename || !open.canWrite)
    return (
      <h1 className={cx(place, "px-2 font-semibold text-lg sm:max-w-80 sm:truncate")}>
        <bdi className="wrap-anywhere">{title}</bdi>
      </h1>
    );
  const field = {
    dir: "auto",
    "aria-label": label,
    maxLength: DOCUMENT_TITLE_MAX,
    value: typed,
    // A title is one line, however many it is shown on.
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(target.value.replace(/\s*\n\s*/g, " ")),
    onBlur: () => save(),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (isComposing(event)) return;
      if (event.key === "Enter") {
        event.preventDefault();
        event.currentTarget.blur();
      }
      if (event.key === "Escape") setTyped(title);
    },
  };
  const save = () => {
    const next = typed.trim();
    if (next === "" || next === title) return setTyped(title);
    open.rename(next).catch(() => {
      setTyped(title);
      toast(failed, { kind: "warn" });
    });
  };
  return (
    <h1 className={cx(place, "sm:max-w-80")}>
      {isPhone ? (
        // As high as its text, which is drawn unseen below it.
        <span className="grid *:col-start-1 *:row-start-1">
          <span aria-hidden="true" dir="auto" className={cx(look, wrapping, "invisible")}>
            {typed}{" "}
          </span>
          <textarea {...field} rows={1} className={cx(look, wrapping, "resize-none overflow-hidden")} />
        </span>
      ) : (
        <input {...field} className={cx(look, "h-10 truncate")} />
      )}
    </h1>
  );
}

/** Whether it is premium alone that keeps an editor, or the owner, from writing. */
export const lacksPremium = ({ role, canWrite, guest, info }: OpenDocument): boolean =>
  !guest && mayEdit(role) && !canWrite && !info.can.write && !info.trashed;

/** Next to the title, where nothing can be written: an editor without premium sees what it takes, others what `otherwise` says. */
export function WhyReadOnly({ open, otherwise }: { open: OpenDocument; otherwise: ReactNode }) {
  const { t } = useTranslation("documents");
  const pricing = useSitePath("pricing");
  const { pathname, search } = useLocation();
  if (!open.info.can.comment) return null;
  if (!lacksPremium(open)) return <span className="px-2 text-ink-soft text-sm">{otherwise}</span>;
  const from: Origin = { from: `${pathname}${search}` };
  return (
    <Link to={pricing} state={from} className="px-2 font-medium text-accent text-sm underline">
      {t("save.needs_premium")}
    </Link>
  );
}
