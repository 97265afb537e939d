import type { AgreementVersion } from "@kompagnon/contract/agreements/model.ts";
import { SIDES } from "@kompagnon/contract/agreements/rules.ts";
import { CircleDashed, PenLine } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { dates } from "#ui/formatters.ts";

/** Who has signed a version, and who has not. */
export function Signatures({ version }: { version: AgreementVersion }) {
  const { t, i18n } = useTranslation("agreements");
  const moment = (at: string) =>
    dates(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(new Date(at));
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t("signatures")}</h2>
      <ul className="grid gap-3">
        {SIDES.map((side) => {
          const party = version.paper.parties.find((one) => one.side === side)?.name ?? "";
          const one = version.signatures.find((signature) => signature.side === side);
          const Icon = one ? PenLine : CircleDashed;
          return (
            <li key={side} className="flex items-start gap-2.5 text-sm">
              <Icon
                aria-hidden="true"
                className={`mt-0.5 size-4 shrink-0 ${one ? "text-good" : "text-ink-soft"}`}
                strokeWidth={1.75}
              />
              <span className="wrap-anywhere grid min-w-0">
                <span dir="auto">
                  {one
                    ? t("signed_by", { name: one.name, when: moment(one.signed_at) })
                    : t("not_signed", { name: party })}
                </span>
                {one?.member && (
                  <bdi className="text-ink-soft">{t("account", { name: one.member.username })}</bdi>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <details className="text-ink-soft text-xs">
        <summary className="min-h-8 cursor-pointer py-1">
          {t("version", { n: version.number })} · {t("hash")}
        </summary>
        <code dir="ltr" className="wrap-anywhere block pt-1">
          {version.hash}
        </code>
      </details>
    </section>
  );
}
