import { adminPaths } from "@kompagnon/contract/admin/levels.ts";
import { BILLING_REVIEW_LEVEL } from "@kompagnon/contract/billing/rules.ts";
import { useParams } from "react-router";
import { StaffPage } from "#features/admin/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { MemberBilling, useBilledName } from "./member-billing.tsx";

/** `/dashboard/admin/billing/members/{id}`: what a member ordered and paid, for admins. */
export default function MemberBillingPage() {
  const { t } = useTranslation("billing/staff");
  const { t: admin } = useTranslation("admin");
  const { memberId = "" } = useParams();
  const name = useBilledName(memberId);
  return (
    <StaffPage
      level={BILLING_REVIEW_LEVEL}
      title={t("member_title")}
      back={{ to: adminPaths.member(memberId), label: <bdi>{name ?? admin("members.title")}</bdi> }}
    >
      <Card>
        <MemberBilling id={memberId} />
      </Card>
    </StaffPage>
  );
}
