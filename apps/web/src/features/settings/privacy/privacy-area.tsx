import { STATUS_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { Download } from "lucide-react";
import { Suspense } from "react";
import { InboxSection } from "#features/chats/public.ts";
import { ConsentSection } from "#features/consent/public.ts";
import { PageSwitch } from "#features/publicpages/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Anchor } from "../anchor.tsx";
import { Section } from "../section.tsx";
import { useDialog } from "../use-dialog.ts";
import { BlockedMembers } from "./blocked-members.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { StatusSection } from "./status-section.tsx";

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
            <Button variant="danger" onClick={deletion.show}>
              {t("deletion.title")}
            </Button>
          }
        />
        <DeleteDialog key={deletion.round} open={deletion.open} onOpenChange={deletion.setOpen} />
      </Anchor>
    </>
  );
}
