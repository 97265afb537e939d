import type { VerificationCase } from "@kompagnon/contract/verification/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { CircleCheck, CircleDashed, CircleX, RefreshCw, UserRound } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormError } from "#ui/field.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Decision } from "./decision.tsx";
import { hasEnded, isSameBirth, readMrz } from "./mrz.ts";
import { Viewer } from "./viewer.tsx";

/**
 * A side of the document, the selfie and the profile picture next to each other. All are loaded at once: the links are valid
 * for a minute, and a look at the other side later does not count as another access.
 */
export function Pictures({
  images,
  avatarUrl,
  children,
}: {
  images: VerificationCase["images"];
  /** The member's profile picture; null if they have none. */
  avatarUrl: string | null;
  /** The line above them. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("verification/staff");
  const [shown, setShown] = useState<"front" | "back">("front");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChoiceChip
          className="me-auto"
          label={t("document")}
          hideLabel
          choices={(["front", "back"] as const).map((value) => ({ value, label: t(`sides.${value}`) }))}
          value={shown}
          onChange={(side) => side && setShown(side)}
        />
        {children}
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.5fr_1fr_1fr]">
        {images.map(({ side, ...picture }) => (
          <div
            key={`${side} ${picture.url}`}
            hidden={side !== "selfie" && side !== shown}
            className={side === "selfie" ? "min-w-0" : "col-span-2 min-w-0 lg:col-span-1"}
          >
            <Viewer name={t(`sides.${side}`)} picture={picture} />
          </div>
        ))}
        <div className="min-w-0">
          {avatarUrl ? (
            <Viewer name={t("profile_picture")} picture={{ url: avatarUrl, width: 512, height: 512 }} />
          ) : (
            <div className="grid h-64 place-content-center justify-items-center gap-2 rounded-card border border-line border-dashed p-4 text-center text-ink-soft text-sm lg:h-72">
              <UserRound aria-hidden="true" className="size-7" strokeWidth={1.75} />
              {t("no_profile_picture")}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const FIELDS = ["number", "birth", "expiry", "whole"] as const;
const LOOKS = {
  good: { icon: CircleCheck, tint: "text-good" },
  bad: { icon: CircleX, tint: "text-bad" },
  covered: { icon: CircleDashed, tint: "text-ink-soft" },
} as const;
const TYPED_MAX = 120;

/** Checks the digits of the lines that a reviewer types or pastes, in the browser alone. */
function MrzCheck({ birthdate }: { birthdate: string }) {
  const { t } = useTranslation("verification/staff");
  const title = useId();
  const [typed, setTyped] = useState("");
  const mrz = typed.trim() === "" ? null : readMrz(typed);
  return (
    <Card as="section" aria-labelledby={title} className="grid content-start gap-4">
      <h2 id={title} className="text-lg">
        {t("mrz.title")}
      </h2>
      <TextArea
        label={t("mrz.label")}
        hint={t("mrz.hint")}
        rows={3}
        dir="ltr"
        max={TYPED_MAX}
        spellCheck={false}
        autoComplete="off"
        className="[&_textarea]:font-mono"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status" className="grid gap-1.5 text-sm">
        {typed.trim() !== "" && !mrz && <p className="text-ink-soft">{t("mrz.unknown")}</p>}
        {mrz &&
          FIELDS.map((field) => {
            const { icon: Icon, tint } = LOOKS[mrz[field]];
            return (
              <p key={field} className="flex items-center gap-2">
                <Icon aria-hidden="true" className={`size-4 shrink-0 ${tint}`} strokeWidth={2} />
                <span>
                  {t(`mrz.${field}`)}: {t(`mrz.${mrz[field]}`)}
                </span>
              </p>
            );
          })}
        {mrz && !isSameBirth(mrz, birthdate) && <FormError>{t("mrz.birth_differs")}</FormError>}
        {mrz && hasEnded(mrz, new Date()) && <FormError>{t("mrz.expired")}</FormError>}
      </div>
    </Card>
  );
}

/**
 * Everything that helps to decide, in the order in which it is compared: what was typed, the pictures next to each other, and
 * the lines of the back; the decision stays in sight.
 */
export function CaseDetails({
  found,
  onReload,
  reloading,
  onDone,
}: {
  found: VerificationCase;
  onReload: () => unknown;
  reloading: boolean;
  /** It is decided or given back; says so. */
  onDone: (message: string) => void;
}) {
  const { t } = useTranslation("verification/staff");
  const name = found.member?.username ?? t("nameless");
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">{t("case_title", { name })}</h1>
      <Statements found={found} />
      <Pictures images={found.images} avatarUrl={found.member?.avatar_url ?? null}>
        <p className="text-ink-soft text-sm">
          <Until time={found.taken_until} />
        </p>
        <Button
          size="sm"
          variant="secondary"
          busy={reloading}
          onClick={onReload}
          icon={<RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("extend")}
        </Button>
      </Pictures>
      <MrzCheck birthdate={found.birthdate} />
      <Decision id={found.id} name={name} age={found.age} onDone={onDone} />
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
  const { t: check } = useTranslation("verification/checks");
  const { full_name, birthdate, age, profile_age, instruction, submitted_at, earlier } = found;
  return (
    <Card as="section" padding="sm">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm md:grid-cols-3 lg:grid-cols-6">
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
        {profile_age !== null && <Fact name={t("profile_age")}>{profile_age}</Fact>}
        <Fact name={t("country")}>{t("germany")}</Fact>
        <Fact name={t("hint")}>{t(`hints.${instruction}`)}</Fact>
        <Fact name={t("submitted")}>
          <FormattedDate time={submitted_at} dateStyle="medium" timeStyle="short" />
        </Fact>
        {earlier.map(({ decided_at, reason }) => (
          <Fact key={decided_at} name={t("earlier")} wide>
            <FormattedDate time={decided_at} dateStyle="medium" />: {check(`reason_${reason}`)}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

const Fact = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? "col-span-full grid min-w-0 content-start" : "grid min-w-0 content-start"}>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
