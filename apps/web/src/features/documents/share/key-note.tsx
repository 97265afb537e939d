import type { KeyReader } from "@kompagnon/contract/documents/key-model.ts";
import type { Document, DocumentPerson } from "@kompagnon/contract/documents/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { giveAnyway, keyStateOf } from "../custody/readers.ts";
import { useRefusal } from "../refusal.ts";
import { liveOf } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";

const documentOf = (open: OpenDocument): Document | null => {
  const { opened } = liveOf(open).state();
  return opened?.by === "member" ? opened.document : null;
};
/** Whether the server has none of a document's keys. */
export const isSealed = (open: OpenDocument): boolean => documentOf(open)?.locked !== null;
/** A person as a recipient of the wrapped key; null if the server keeps the key. */
export const readerOf = (open: OpenDocument, { member }: DocumentPerson): KeyReader | null =>
  documentOf(open)?.locked?.readers.find(({ id }) => id === member.id) ?? null;

/** Shows the state of a person's key, unless they have it. If theirs has changed, an editor decides. */
export function KeyNote({ document, person }: { document: OpenDocument; person: DocumentPerson }) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const reader = readerOf(document, person);
  const { data: state } = useQuery({
    queryKey: ["key state", me.id, reader],
    queryFn: () => (reader ? keyStateOf(me.id, reader) : "ready"),
    enabled: reader !== null && person.member.id !== me.id,
    gcTime: 0,
  });
  if (!state || state === "ready" || person.member.id === me.id) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      {t(`share.key_${state}`)}
      {state === "changed" && document.canWrite && reader && (
        <Renew document={document} reader={reader} name={person.member.username} />
      )}
    </span>
  );
}

function Renew({ document, reader, name }: { document: OpenDocument; reader: KeyReader; name: string }) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const renew = useMutation({
    mutationFn: async () => {
      const now = await liveOf(document).reread();
      const theirs = now?.locked?.readers.find(({ id }) => id === reader.id);
      if (now && theirs) await giveAnyway(me.id, now, theirs);
      await liveOf(document).reread();
    },
    onSuccess: () => toast(t("share.renewed", { name })),
    onError: refuse,
  });
  return (
    <>
      <button type="button" className="text-accent underline" onClick={() => setAsking(true)}>
        {t("share.renew")}
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("share.renew_title", { name })}
        text={t("share.renew_text", { name })}
        confirm={t("share.renew")}
        onConfirm={() => renew.mutateAsync()}
      />
    </>
  );
}
