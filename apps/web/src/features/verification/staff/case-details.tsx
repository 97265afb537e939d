import type { VerificationCase } from "@kompagnon/contract/verification/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { Decision } from "./decision.tsx";
import { MrzCheck } from "./mrz-check.tsx";
import { Pictures } from "./pictures.tsx";

/** Everything that helps to decide: both pictures side by side, what was typed, and the lines of the back. */
export function CaseDetails({
  found,
  onReload,
  reloading,
}: {
  found: VerificationCase;
  onReload: () => unknown;
  reloading: boolean;
}) {
  const { t } = useTranslation("verification/staff");
  const name = found.member?.username ?? t("nameless");
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1.5">
          <h1 className="text-2xl wrap-anywhere">{t("case_title", { name })}</h1>
          <p className="text-ink-soft text-sm">
            <Until time={found.taken_until} />
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          busy={reloading}
          onClick={onReload}
          icon={<RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("extend")}
        </Button>
      </header>
      <Pictures images={found.images} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Statements found={found} />
        <MrzCheck birthdate={found.birthdate} />
      </div>
      <Decision id={found.id} name={name} age={found.age} />
    </>
  );
}

function Until({ time }: { time: string }) {
  const { t, i18n } = useTranslation("verification/staff");
  const shown = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: "short" }).format(
    new Date(time),
  );
  return t("until", { time: shown });
}

function Statements({ found }: { found: VerificationCase }) {
  const { t } = useTranslation("verification/staff");
  const { t: said } = useTranslation("verification/checks");
  const { full_name, birthdate, age, profile_age, instruction, submitted_at, earlier } = found;
  return (
    <Card as="section">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t("name")}>
          <span dir="auto" className="font-semibold">
            {full_name}
          </span>
        </Fact>
        <Fact name={t("birthdate")}>
          <FormattedDate time={`${birthdate}T00:00:00.000Z`} dateStyle="long" timeZone="UTC" />
          {" · "}
          {t("age", { age })}
        </Fact>
        <Fact name={t("country")}>{t("germany")}</Fact>
        {profile_age !== null && <Fact name={t("profile_age")}>{profile_age}</Fact>}
        <Fact name={t("hint")}>{t(`hints.${instruction}`)}</Fact>
        <Fact name={t("submitted")}>
          <FormattedDate time={submitted_at} dateStyle="medium" timeStyle="short" />
        </Fact>
        {earlier.map(({ decided_at, reason }) => (
          <Fact key={decided_at} name={t("earlier")}>
            <FormattedDate time={decided_at} dateStyle="medium" />: {said(`reason_${reason}`)}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
