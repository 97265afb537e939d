import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";

const PEOPLE = ["Mira", "Tarek"] as const;

/** What a week in a circle looks like, for who has none yet. */
export function Example() {
  const { t } = useTranslation("pods");
  return (
    <Card as="section" aria-labelledby="pods-example" className="grid gap-4 bg-sunken! sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id="pods-example" className="text-lg">
            {t("example.title")}
          </h2>
          <p className="text-ink-soft text-sm">{t("example.who")}</p>
        </div>
        <span aria-hidden="true" className="-space-x-2 flex rtl:space-x-reverse">
          {PEOPLE.map((name) => (
            <Avatar key={name} id={name} name={name} size="md" />
          ))}
        </span>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        {(["monday", "friday"] as const).map((day) => (
          <div key={day} className="grid content-start gap-1 rounded-control bg-raised p-4">
            <dt className="font-semibold text-accent text-sm">{t(`example.${day}`)}</dt>
            <dd className="text-pretty">{t(`example.${day}_text`)}</dd>
            {day === "friday" && (
              <dd className="mt-1 justify-self-start rounded-full bg-accent-soft px-3 py-1 text-accent text-sm">
                💪 {t("example.cheer")}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
