import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { PointCard } from "./point-card.tsx";
import { PointForm } from "./point-form.tsx";

/** What two agree on, written down by one and confirmed by the other. */
export function Points({ path }: { path: Path }) {
  const { t } = useTranslation("partnerships");
  const { t: ask } = useTranslation("partnerships/questions");
  const open = path.can_write && !path.aside;
  return (
    <section id="points" tabIndex={-1} aria-labelledby="points-title" className="grid scroll-mt-20 gap-3">
      <h3 id="points-title" className="font-semibold text-base">
        {t("points_title")}
      </h3>
      <p className="text-pretty text-ink-soft text-sm">{t("points_text")}</p>
      {path.points.length > 0 ? (
        <ul className="grid gap-2.5">
          {path.points.map((point) => (
            <li key={point.id}>
              <PointCard
                point={point}
                chatId={path.chat_id}
                other={path.other}
                open={open}
                {...(point.question && { about: ask(`${point.question}.title`) })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft text-sm italic">{t("points_empty")}</p>
      )}
      {open && <PointForm key={path.points.length} chatId={path.chat_id} label={t("point_new")} />}
    </section>
  );
}
