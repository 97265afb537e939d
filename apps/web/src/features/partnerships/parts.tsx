import type { Path } from "@kompagnon/contract/partnerships/model.ts";
import { partnershipsPaths } from "@kompagnon/contract/partnerships/paths.ts";
import { PARTS_OF } from "@kompagnon/contract/partnerships/rules.ts";
import { CheckCircle2, ChevronRight, Circle, CircleDot, EyeOff } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

type One = Path["parts"][number];

function iconOf({ uncovered_at, differences, settled, i_am_done, answered }: One) {
  if (uncovered_at !== null) return differences > settled ? CircleDot : CheckCircle2;
  if (i_am_done) return EyeOff;
  if (answered > 0) return CircleDot;
  return Circle;
}

/** The parts of the questionnaire that belong to a stage, and the state of each. */
export function Parts({ path, of }: { path: Path; of: keyof typeof PARTS_OF }) {
  const mine = path.parts.filter(({ part }) => PARTS_OF[of].some((one) => one === part));
  return (
    <ul className="grid divide-y divide-line overflow-hidden rounded-control border border-line">
      {mine.map((part) => (
        <li key={part.part}>
          <PartRow path={path} part={part} />
        </li>
      ))}
    </ul>
  );
}

function PartRow({ path: { chat_id: chatId, other }, part }: { path: Path; part: One }) {
  const { t } = useTranslation("partnerships");
  const Icon = iconOf(part);
  const settled = part.uncovered_at !== null && part.differences <= part.settled;
  return (
    <Link
      to={partnershipsPaths.part(chatId, part.part)}
      className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken focus-visible:outline-offset-[-2px]"
    >
      <Icon
        aria-hidden="true"
        className={cx("size-5 shrink-0", settled ? "text-good" : "text-ink-soft")}
        strokeWidth={1.75}
      />
      <span className="min-w-0 grow">
        <span className="block font-medium">{t(`part.${part.part}`)}</span>
        <span className="block text-ink-soft text-sm">
          <PartStatus part={part} name={other.username} />
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="mirror size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
    </Link>
  );
}

function PartStatus({ part, name }: { part: One; name: string }) {
  const { t } = useTranslation("partnerships");
  const open = part.differences - part.settled;
  if (part.uncovered_at !== null)
    return open > 0
      ? t("part_differs", { count: open })
      : t(part.differences > 0 ? "part_settled" : "part_same");
  if (part.i_am_done) return t("part_waits", { name });
  if (part.other_is_done) return t("part_yours", { name });
  return t("part_open", { answered: part.answered, questions: part.questions });
}
