import type { ManualStatus } from "@kompagnon/contract/accounts/model.ts";
import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { DELETION_DAYS, STATUS_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { InboxSection } from "#features/chats/public.ts";
import { ConsentSection } from "#features/consent/public.ts";
import { PageSwitch } from "#features/publicpages/public.ts";
import { BRAND } from "#platform/brand.ts";
import { ApiError, type Out } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { clearUnread } from "#platform/nav-badges.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { endSessionHere, forgetMember, refreshSession, useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";
import type { Farewell } from "../goodbye-page.tsx";
import { Anchor, Loaded, Section, useDialog } from "../section.tsx";
import { useProof } from "../security/proof.tsx";
import { ProofDialog } from "../security/proof-dialog.tsx";
import { BlockedMembers } from "./blocked-members.tsx";

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

type Preferences = Out<"GET /api/me/status-preferences">;
const preferencesQuery = () => query("GET /api/me/status-preferences");

/** The chips' values; the choice that follows the stream has no status of its own. */
const CHOICES = [
  { value: "automatic", status: null },
  { value: "online", status: "online(admin)" },
  { value: "away", status: "away(admin)" },
  { value: "offline", status: "offline(admin)" },
] as const satisfies readonly { value: string; status: ManualStatus | null }[];

/** A manual status, from level 2 on (spec: account, sections 2 and 4). Holds at once and rolls back if refused. */
function StatusSection() {
  const { t } = useTranslation("settings");
  const preferences = useQuery(preferencesQuery());
  const save = useMutation({
    ...mutation("PUT /api/me/status-preferences"),
    scope: { id: "status-preferences" }, // one after the other: the last choice wins
    onMutate: ({ body }: { body: Preferences }) =>
      void queryClient.setQueryData(preferencesQuery().queryKey, body),
    onSuccess: () => toast(t("status.saved"), { kind: "good", id: "status" }),
    onError: (failure) => {
      toast(failure.message || t("status.failed"), { kind: "warn", id: "status" });
      void queryClient.invalidateQueries({ queryKey: preferencesQuery().queryKey });
      // Levels are taken away, too: the session knows the newest (spec: account, section 6).
      if (failure instanceof ApiError && failure.status === 403) void refreshSession();
    },
  });
  return (
    <Section title={t("status.title")} lead={t("status.lead")}>
      <Loaded query={preferences} lines={2}>
        {(saved) => (
          <>
            <ChoiceChip
              label={t("status.label")}
              choices={CHOICES.map(({ value }) => ({ value, label: t(`status.${value}`) }))}
              value={CHOICES.find(({ status }) => status === saved.manual_status)?.value ?? "automatic"}
              onChange={(next) => {
                const chosen = CHOICES.find(({ value }) => value === next);
                if (chosen) save.mutate({ body: { ...saved, manual_status: chosen.status } });
              }}
            />
            <Switch
              label={t("status.permanent")}
              hint={t("status.permanent_hint")}
              checked={saved.manual_status_permanent}
              onChange={(event) =>
                save.mutate({ body: { ...saved, manual_status_permanent: event.target.checked } })
              }
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
