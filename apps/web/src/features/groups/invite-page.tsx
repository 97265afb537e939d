import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { INVITE_REDIRECT_MS } from "@kompagnon/contract/groups/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TicketX } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { type ApiError, call, type Out } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { mayRecover } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, Spinner } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/field.tsx";
import { refreshMine } from "./cache.ts";
import { CodeForm, codeOf } from "./join/code-dialog.tsx";

type Redeemed = Out<"POST /api/groups/invites/{code}/redeem">;

/** Redeems a code once for each visit, however often the page is drawn; `again` tries once more. */
function useRedeeming(code: string) {
  const { data, error, isFetching, refetch } = useQuery<Redeemed, ApiError>({
    // A query rather than a mutation: drawing the page twice shares the one call.
    queryKey: ["redeem", code],
    queryFn: async () => {
      const redeemed = await call("POST /api/groups/invites/{code}/redeem", { params: { code } });
      await refreshMine();
      return redeemed;
    },
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return {
    data,
    error: isFetching ? null : error,
    again: () => refetch(),
  };
}

const UpgradeDialog = lazy(async () => ({
  default: (await import("./join/upgrade-dialog.tsx")).UpgradeDialog,
}));

/** `/dashboard/invite[/{code}]`: redeems a group's invite code (spec: account, sections 2 and 9). */
export default function InvitePage() {
  const { t } = useTranslation("groups");
  const { code: path } = useParams();
  const { search } = useLocation();
  const code = codeOf(path, search);
  return (
    <div className="mx-auto max-w-lg px-4 py-10 sm:py-16">
      <DocumentTitle>{t("invitation.title")}</DocumentTitle>
      <Card padding="lg" className="grid gap-5 text-center">
        <h1 className="text-xl">{t("invitation.title")}</h1>
        {code ? <Redeeming key={code} code={code} /> : <NoCode />}
      </Card>
    </div>
  );
}

function Redeeming({ code }: { code: string }) {
  const { t } = useTranslation("groups");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const { data, error, again } = useRedeeming(code);
  const [limitSeen, setLimitSeen] = useState(false);
  const groupId = data?.group_id;
  useEffect(() => {
    if (!groupId) return;
    const timer = setTimeout(
      () => void navigate(groupsPaths.group(groupId), { replace: true }),
      INVITE_REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [groupId, navigate]);
  if (data)
    return (
      <State icon={<CircleCheck strokeWidth={1.75} />} role="status">
        {data.already_member ? t("invitation.already") : t("invitation.success")}
      </State>
    );
  if (!error)
    return (
      <State icon={<Spinner />} role="status">
        {t("invitation.working")}
      </State>
    );
  const limited = error.code === "test_version_limit";
  return (
    <>
      <State icon={<TicketX strokeWidth={1.75} />} role="alert">
        {error.message || t("invitation.failed")}
      </State>
      {mayRecover(error) || limited ? (
        <Button className="justify-self-center" onClick={again}>
          {ui("retry")}
        </Button>
      ) : (
        <CodeForm />
      )}
      <Suspense fallback={null}>
        {limited && <UpgradeDialog open={!limitSeen} onOpenChange={(open) => setLimitSeen(!open)} />}
      </Suspense>
    </>
  );
}

function NoCode() {
  const { t } = useTranslation("groups");
  return (
    <>
      <span className="justify-self-center">
        <FormError>{t("invitation.no_code")}</FormError>
      </span>
      <CodeForm />
    </>
  );
}

const State = ({
  icon,
  role,
  children,
}: {
  icon: ReactNode;
  role: "status" | "alert";
  children: ReactNode;
}) => (
  <div role={role} className="grid justify-items-center gap-4">
    <span
      aria-hidden="true"
      className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-7"
    >
      {icon}
    </span>
    <p>{children}</p>
  </div>
);
