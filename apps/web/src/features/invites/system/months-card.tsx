import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { BRAND } from "#platform/brand.ts";
import { ApiError, call, type Out } from "#platform/call.ts";
import { download } from "#platform/download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { toast } from "#ui/toast.tsx";
import { monthsQuery } from "../cache.ts";
import { Answer, Part } from "./part.tsx";

type Month = Out<"GET /api/invites/statements">["items"][number];
const SUMS = ["opening", "earned", "reversed", "paid", "closing"] as const;

/** The member's statement by months, each with its credit note. */
export function MonthsCard() {
  const { t } = useTranslation("invites");
  return (
    <Part title={t("months.title")} lead={t("months.lead")}>
      <Answer query={useQuery(monthsQuery())} size="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{t("months.empty")}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {items.map((month) => (
                <MonthRow key={month.month} month={month} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Part>
  );
}

function MonthRow({ month }: { month: Month }) {
  const { t, i18n } = useTranslation("invites");
  const name = dates(i18n.language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month.month}-15T00:00:00Z`),
  );
  const save = () =>
    call("GET /api/invites/statements/{month}", { params: { month: month.month } }).then(
      (file) => download(`${BRAND.toLowerCase()}-${month.month}.pdf`, file),
      (failure: unknown) =>
        toast((failure instanceof ApiError && failure.message) || t("months.pdf_failed"), { kind: "warn" }),
    );
  return (
    <li className="grid gap-x-6 gap-y-2 py-3.5 sm:grid-cols-[1fr_auto] lg:grid-cols-[9rem_1fr_auto] lg:items-center">
      <h3 className="font-semibold text-base">{name}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-6 gap-y-1 text-sm sm:order-last sm:col-span-2 sm:grid-cols-5 lg:order-none lg:col-span-1">
        {SUMS.map((sum) => (
          <div key={sum} className="flex justify-between gap-2 sm:grid sm:justify-normal sm:gap-0">
            <dt className="text-ink-soft">{t(`months.${sum}`)}</dt>
            <dd>
              <Money cents={month[`${sum}_cents`]} />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        aria-label={t("months.pdf_of", { month: name })}
        onClick={save}
        icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {t("months.pdf")}
      </Button>
    </li>
  );
}
