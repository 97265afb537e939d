import type { FormerAuthor } from "@kompagnon/contract/documents/model.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Eraser } from "lucide-react";
import { useState } from "react";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { useRefusal } from "../refusal.ts";
import { liveOf } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";

/** People who left entries in the log and are no longer there: the owner drops what they left. */
export function FormerPeople({ document }: { document: OpenDocument }) {
  const { t } = useTranslation("documents");
  const { data } = useQuery(query("GET /api/documents/{id}/people", { params: { id: document.id } }));
  if (!data || data.former.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-ink text-sm">{t("share.former_title")}</h3>
      <p className="text-ink-soft text-sm">{t("share.former_text")}</p>
      <ul className="grid gap-1">
        {data.former.map((one) => (
          <Former key={one.author} document={document} former={one} />
        ))}
      </ul>
    </section>
  );
}

function Former({ document, former }: { document: OpenDocument; former: FormerAuthor }) {
  const { t } = useTranslation("documents");
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const name = former.member?.username ?? t("share.former_gone");
  const live = liveOf(document);
  const drop = useMutation({
    ...mutation("DELETE /api/documents/{id}/entries"),
    onSuccess: async () => {
      toast(t("share.former_dropped"));
      await queryClient.invalidateQueries({ queryKey: ["GET /api/documents/{id}/people"] });
    },
    onError: refuse,
  });
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-24 flex-1 truncate font-medium">
        <bdi>{name}</bdi>
      </span>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eraser aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("share.former_drop")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("share.former_drop_title", { name })}
        text={t("share.former_drop_text")}
        confirm={t("share.former_drop")}
        danger
        onConfirm={async () => {
          // What was readable in the entries is in the state that is stored first.
          if (document.canWrite) await live.compactNow();
          await drop.mutateAsync({ params: { id: document.id }, query: { author: former.author } });
        }}
      />
    </li>
  );
}
