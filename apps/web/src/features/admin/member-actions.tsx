import type { MemberFile } from "@kompagnon/contract/admin/model.ts";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Deed, DeedDialog } from "./deed-dialog.tsx";

/** What an admin can do to a member. */
export function MemberActions({ member }: { member: MemberFile }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState<Deed | null>(null);
  const deeds: readonly Deed[] = [
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
          {deeds.map((deed) => (
            <Button
              key={deed}
              variant={deed === "ban" ? "danger" : "secondary"}
              onClick={() => setAsking(deed)}
            >
              {t(`member.${deed}.button`)}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-ink-soft">{t("member.not_allowed")}</p>
      )}
      {asking && <DeedDialog key={asking} deed={asking} member={member} onClose={() => setAsking(null)} />}
    </Card>
  );
}
