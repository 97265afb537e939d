import { ShieldAlert, X } from "lucide-react";
import { use, useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { verifyAuthor } from "../custody/signers.ts";
import type { Refused } from "../engine/reading.ts";
import type { DocumentState } from "../live/sync-state.ts";
import { Reopen } from "./open-documents.ts";

/** One of each kind and author: that it was more than one change says no more. */
const once = (refusals: readonly Refused[]): Refused[] => [
  ...new Map(refusals.map((one) => [`${one.why}|${one.author}|${one.key}`, one])).values(),
];

/** The rejected entries, their claimed authors, and the actions. */
export function RefusalList({ state }: { state: DocumentState }) {
  const { t } = useTranslation("documents");
  const { opened, refusals } = state;
  const members = opened?.by === "member" ? opened.document.members : [];
  const nameOf = (id: string | null) =>
    members.find(({ member }) => member.id === id)?.member.username ?? t("refused.someone");
  return (
    <ul className="grid gap-2 text-sm">
      {once(refusals).map((one) => (
        <li key={`${one.why}|${one.author}|${one.key}`} className="grid justify-items-start gap-1.5">
          <bdi>{t(`refused.${one.why}`, { name: nameOf(one.author) })}</bdi>
          {one.author && one.key && (
            <Accept author={one.author} signing={one.key} name={nameOf(one.author)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Accepts another member's changed key, confirmed by the signed-in member, and opens the document again. */
function Accept({ author, signing, name }: { author: string; signing: string; name: string }) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const reopen = use(Reopen);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {t("refused.accept")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("refused.accept_title", { name })}
        text={t("refused.accept_text", { name })}
        confirm={t("refused.accept")}
        onConfirm={async () => {
          await verifyAuthor(me.id, author, signing);
          reopen();
        }}
      />
    </>
  );
}

/** Says above the editor that something was not taken in; gone when it was read, until there is more. */
export function RefusalNotice({ state }: { state: DocumentState }) {
  const { t } = useTranslation("documents");
  const [read, setRead] = useState(0);
  const { refusals } = state;
  if (refusals.length <= read) return null;
  return (
    <section
      role="alert"
      aria-label={t("refused.title")}
      className="fixed inset-x-3 bottom-3 z-40 max-md:bottom-24 mx-auto grid max-h-[40dvh] max-w-lg gap-2 overflow-auto rounded-card border border-line bg-raised p-4 shadow-float"
    >
      <div className="flex items-start gap-2">
        <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.75} />
        <p className="min-w-0 flex-1 font-semibold">{t("refused.title")}</p>
        <IconButton
          label={t("refused.close")}
          tooltip={false}
          className="-me-2 -mt-2"
          icon={<X className="size-5" strokeWidth={1.75} />}
          onClick={() => setRead(refusals.length)}
        />
      </div>
      <RefusalList state={state} />
    </section>
  );
}
