import { Download } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { ConsentSwitch } from "#features/consent/public.ts";
import { PageSwitch } from "#features/publicpages/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Section } from "../section.tsx";
import { useDialog } from "../use-dialog.ts";
import { BlockedMembers } from "./blocked-members.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";

/** The member's rights: the export of their data, the blocked members, and the deletion of the account. */
export function PrivacySection() {
  const { t } = useTranslation("settings");
  const { t: pages } = useTranslation("publicpages");
  const { id: me } = useMember();
  const dialog = useDialog();
  const pack = useDialog();
  return (
    <Section title={t("privacy.title")}>
      <Part title={t("privacy.export")} text={t("privacy.export_text")}>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={pack.show}
        >
          {t("privacy.export_action")}
        </Button>
        <ExportDialog key={pack.round} open={pack.open} onOpenChange={pack.setOpen} />
      </Part>
      <div className="grid gap-1 border-line border-t pt-5">
        <h3 className="font-semibold text-lg">{pages("member_title")}</h3>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <PageSwitch kind="member" id={me} />
        </Suspense>
      </div>
      <ConsentSwitch />
      <Part title={t("blocks.title")} text={t("blocks.text")}>
        <BlockedMembers />
      </Part>
      <Part title={t("deletion.title")} text={t("deletion.text")}>
        <Button variant="danger" onClick={dialog.show}>
          {t("deletion.title")}
        </Button>
        <DeleteDialog key={dialog.round} open={dialog.open} onOpenChange={dialog.setOpen} />
      </Part>
    </Section>
  );
}

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-3 border-line border-t pt-5">
    <div>
      <h3 className="font-semibold text-lg">{title}</h3>
      <p className="text-pretty text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);
