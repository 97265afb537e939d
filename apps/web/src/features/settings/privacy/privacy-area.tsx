import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { DELETION_DAYS, STATUS_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { InboxSection } from "#features/chats/public.ts";
import { ConsentSection } from "#features/consent/public.ts";
import { PageSwitch } from "#features/publicpages/public.ts";
import { BRAND } from "#platform/brand.ts";
import { download } from "#platform/download.ts";
import { mutation } from "#platform/queries.ts";
import { endSessionHere, forgetMember, useMember } from "#platform/session.ts";
import { clearUnread } from "#platform/unread.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Anchor } from "../anchor.tsx";
import type { Farewell } from "../goodbye-page.tsx";
import { Section } from "../section.tsx";
import { useProof } from "../security/proof.ts";
import { ProofDialog } from "../security/proof-dialog.tsx";
import { useDialog } from "../use-dialog.ts";
import { BlockedMembers } from "./blocked-members.tsx";
import { StatusSection } from "./status-section.tsx";

/** Says what will happen, asks who is there, and leads to the farewell. */
function DeleteDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const navigate = useNavigate();
  const proof = useProof();
  const remove = useMutation({
    ...mutation("POST /api/me/deletion"),
    onSuccess: async ({ deletion_due_at }) => {
      const state: Farewell = { due: deletion_due_at };
      const sayGoodbye = () => navigate(accountsPaths.goodbye, { replace: true, state });
      await sayGoodbye();
      await endSessionHere();
      // The live stream may have ended the session first, and the guard led to the login meanwhile.
      if (location.pathname !== accountsPaths.goodbye) await sayGoodbye();
      clearUnread();
      forgetMember();
    },
  });
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("deletion.dialog_title")}
      confirm={t("deletion.confirm")}
      danger
      proof={proof}
      busy={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ body: proof.body })}
    >
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        <li>{t("deletion.what_now")}</li>
        <li>{t("deletion.what_later", { days: DELETION_DAYS })}</li>
        <li>{t("deletion.what_stays")}</li>
        <li>{t("deletion.what_back")}</li>
      </ul>
    </ProofDialog>
  );
}

/** Asks who is there before everything held about them goes into a file. */
function ExportDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("settings");
  const proof = useProof();
  const pack = useMutation({
    ...mutation("POST /api/me/export"),
    onSuccess: (archive) => {
      download(`${BRAND.toLowerCase()}-export.zip`, archive);
      toast(t("privacy.export_done"), { kind: "good" });
      onOpenChange(false);
    },
  });
  return (
    <ProofDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("privacy.export")}
      description={t("privacy.export_proof")}
      confirm={t("privacy.export_action")}
      proof={proof}
      busy={pack.isPending}
      error={pack.error}
      onSubmit={() => pack.mutate({ body: proof.body })}
    />
  );
}

/** Who may write to the member and who sees them, and the member's rights: the export of their data and the deletion. */
export function PrivacyArea() {
  const { t } = useTranslation("settings");
  const { admin_level } = useMember();
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <Anchor id="inbox">
        <Suspense fallback={<Skeleton className="h-96 rounded-card!" />}>
          <InboxSection />
        </Suspense>
      </Anchor>
      {admin_level >= STATUS_LEVEL && (
        <Anchor id="status">
          <StatusSection />
        </Anchor>
      )}
      <PublicPage />
      <Anchor id="visits">
        <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
          <ConsentSection />
        </Suspense>
      </Anchor>
      <Anchor id="blocks">
        <Section title={t("blocks.title")} lead={t("blocks.text")}>
          <BlockedMembers />
        </Section>
      </Anchor>
      <Data />
    </div>
  );
}

/** What people without an account see of the member. */
function PublicPage() {
  const { t } = useTranslation("publicpages");
  const { id: me } = useMember();
  return (
    <Anchor id="page">
      <Section title={t("member_title")}>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <PageSwitch kind="member" id={me} />
        </Suspense>
      </Section>
    </Anchor>
  );
}

/** The member's data: all of it as a file, and its end. */
function Data() {
  const { t } = useTranslation("settings");
  const deletion = useDialog();
  const pack = useDialog();
  return (
    <>
      <Anchor id="export">
        <Section
          title={t("privacy.export")}
          lead={t("privacy.export_text")}
          action={
            <Button
              variant="secondary"
              icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              onClick={pack.show}
            >
              {t("privacy.export_action")}
            </Button>
          }
        />
        <ExportDialog key={pack.round} open={pack.open} onOpenChange={pack.setOpen} />
      </Anchor>
      <Anchor id="deletion">
        <Section
          title={t("deletion.title")}
          lead={t("deletion.text")}
          action={
            <Button variant="secondary" className="text-bad!" onClick={deletion.show}>
              {t("deletion.title")}
            </Button>
          }
        />
        <DeleteDialog key={deletion.round} open={deletion.open} onOpenChange={deletion.setOpen} />
      </Anchor>
    </>
  );
}
