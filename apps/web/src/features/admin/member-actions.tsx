import type { MemberFile } from "@kompagnon/contract/admin/model.ts";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type StaffAction, StaffActionDialog } from "./staff-action-dialog.tsx";

/** What an admin can do to a member. */
export function MemberActions({ member }: { member: MemberFile }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState<StaffAction | null>(null);
  const deeds: readonly StaffAction[] = [
    member.banned ? "unban" : "ban",
    "sign_out",
    ...(member.may_level ? (["give_level"] as const) : []),
  ];
  return (
    <Card as="section" aria-labelledby="deeds" className="grid gap-3">
      <h2 id="deeds" className="text-lg">
        {t("member.actions")}
      </h2>
      {member.may_act ? (
        <div className="flex flex-wrap gap-2.5">
          {deeds.map((action) => (
            <Button
              key={action}
              variant={action === "ban" ? "danger" : "secondary"}
              onClick={() => setAsking(action)}
            >
              {t(`member.${action}.button`)}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-ink-soft">{t("member.not_allowed")}</p>
      )}
      {asking && (
        <StaffActionDialog key={asking} deed={asking} member={member} onClose={() => setAsking(null)} />
      )}
    </Card>
  );
}
