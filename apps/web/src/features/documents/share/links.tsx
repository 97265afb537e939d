import type { DocumentLink } from "@kompagnon/contract/documents/link-model.ts";
import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, Link2, Link2Off } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "#platform/call.ts";
import { copyText } from "#platform/copy-and-download.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { dates } from "#ui/formatters.ts";
import { Select } from "#ui/select.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { newLinkKey } from "../custody/link-key.ts";
import { isSigned, sealingKey } from "../custody/readers.ts";
import { useRefusal } from "../refusal.ts";
import { liveOf } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";

/** How long a link may work, in hours. */
const HOURS = ["1", "24", "168", "720", "2160"] as const;
type Hours = (typeof HOURS)[number];

const linksQuery = (id: string) => query("GET /api/documents/{id}/links", { params: { id } });
const refresh = (id: string) => queryClient.invalidateQueries({ queryKey: linksQuery(id).queryKey });

/** Links that give read access: created, copied once, revoked. */
export function Links({ document }: { document: OpenDocument }) {
  const { t } = useTranslation("documents");
  const list = useQuery({ ...linksQuery(document.id), staleTime: 0 });
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft text-sm">{t("share.link_text")}</p>
      <NewLink document={document} />
      {list.isPending && <SkeletonText lines={2} />}
      {list.isError && !list.data && (
        <ErrorState
          className="py-4!"
          title={t("share.links_failed")}
          error={list.error}
          onRetry={list.refetch}
        />
      )}
      {list.data?.items.length === 0 && <p className="text-ink-soft text-sm">{t("share.links_empty")}</p>}
      <ul className="grid gap-2">
        {list.data?.items.map((link) => (
          <LinkRow key={link.id} id={document.id} link={link} />
        ))}
      </ul>
    </div>
  );
}

/** Creates a link and returns the secret for its address. Rejects with ApiError. */
async function makeLink(document: OpenDocument, hours: number): Promise<string> {
  const { id } = document;
  const now = await liveOf(document).reread();
  const made = now?.locked
    ? await newLinkKey({ id, epoch: now.epoch, signed: isSigned(now) }, sealingKey(now))
    : null;
  const body = made ? { hours, key: made.key } : { hours };
  const { token } = await call("POST /api/documents/{id}/links", { params: { id }, body });
  return made?.secret ?? token;
}

function NewLink({ document }: { document: OpenDocument }) {
  const { id, info } = document;
  const { t } = useTranslation("documents");
  const refuse = useRefusal();
  const [hours, setHours] = useState<Hours>("168");
  const made = useMutation({
    mutationFn: () => makeLink(document, Number(hours)),
    onSuccess: () => refresh(id),
    onError: refuse,
  });
  const address = made.data && new URL(documentsPaths.shared(info.kind, made.data), location.origin).href;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t("share.link_hours")}
          className="w-44"
          options={HOURS.map((value) => ({ value, label: t(`share.hours_${value}`) }))}
          value={hours}
          onChange={setHours}
        />
        <Button
          busy={made.isPending}
          icon={<Link2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => made.mutate()}
        >
          {t("share.link_make")}
        </Button>
      </div>
      {address && <NewAddress key={address} address={address} />}
    </div>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation("documents");
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(address)) return toast(t("share.link_copied"));
    field.current?.select();
    toast(t("share.copy_failed"), { kind: "warn" });
  };
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-3">
      <p role="status" className="text-sm">
        {t("share.link_once")}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={t("share.link_address")}
          hideLabel
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-w-48 flex-1"
        />
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={copy}
        >
          {t("share.link_copy")}
        </Button>
      </div>
    </div>
  );
}

function LinkRow({ id, link }: { id: string; link: DocumentLink }) {
  const { t, i18n } = useTranslation("documents");
  const refuse = useRefusal();
  const revoke = useMutation({
    ...mutation("DELETE /api/documents/{id}/links/{link_id}"),
    onSuccess: () => toast(t("share.link_revoked")),
    onError: refuse,
    onSettled: () => refresh(id),
  });
  const date = dates(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(link.expires_at),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2">
      <span className="grid min-w-32 flex-1 text-sm">
        <span className="font-medium">{t("share.link_until", { date })}</span>
        <span className="text-ink-soft">
          {link.opened === 0 ? t("share.link_unopened") : t("share.link_opened", { count: link.opened })}
        </span>
      </span>
      <Button
        size="sm"
        variant="secondary"
        busy={revoke.isPending}
        icon={<Link2Off aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => revoke.mutate({ params: { id, link_id: link.id } })}
      >
        {t("share.link_revoke")}
      </Button>
    </li>
  );
}
