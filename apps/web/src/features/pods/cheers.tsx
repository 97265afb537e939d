import type { Pod, PodEntry } from "@kompagnon/contract/pods/model.ts";
import { POD_CHEERS, type PodCheer } from "@kompagnon/contract/pods/rules.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { toast } from "#ui/toast.tsx";
import { usePodChange } from "./cache.ts";

const SIGNS: Readonly<Record<PodCheer, string>> = {
  bravo: "👏",
  strong: "💪",
  onward: "🚀",
  together: "🤝",
  rest: "☕",
};

/** What others called about a week. */
export function Given({ pod, entry: { cheers } }: { pod: Pod; entry: PodEntry }) {
  const { t } = useTranslation("pods");
  const { id: me } = useMember();
  if (cheers.length === 0) return null;
  const nameOf = (id: string): string | undefined =>
    id === me ? t("just_you") : pod.members.find(({ member }) => member.id === id)?.member.username;
  return (
    <ul className="flex flex-wrap gap-2">
      {cheers.map(({ member_id, cheer }) => (
        <li key={member_id} className="rounded-full bg-accent-soft px-3 py-1 text-sm">
          <span aria-hidden="true">{SIGNS[cheer]} </span>
          {t("cheers.given", { name: nameOf(member_id) ?? t("gone"), cheer: t(`cheers.${cheer}`) })}
        </li>
      ))}
    </ul>
  );
}

/** Calls something to another; pressing what one called takes it back. */
export function CheerButtons({ podId, entry, name }: { podId: string; entry: PodEntry; name: string }) {
  const { t } = useTranslation("pods");
  const { id: me } = useMember();
  const call = usePodChange("PUT /api/pods/entries/{id}/cheer", podId);
  const hush = usePodChange("DELETE /api/pods/entries/{id}/cheer", podId);
  const mine = entry.cheers.find(({ member_id }) => member_id === me)?.cheer;
  const busy = call.isPending || hush.isPending;
  const press = (cheer: PodCheer) => {
    if (busy) return;
    const params = { id: entry.id };
    const onError = ({ message }: Error) => toast(t("not_done", { reason: message }), { kind: "warn" });
    if (cheer === mine) hush.mutate({ params }, { onError });
    else call.mutate({ params, body: { cheer } }, { onError });
  };
  return (
    <fieldset className="min-w-0" aria-busy={busy}>
      <legend className="sr-only">{t("cheers.label", { name })}</legend>
      <div className="flex flex-wrap gap-1.5">
        {POD_CHEERS.map((cheer) => (
          <button
            key={cheer}
            type="button"
            aria-pressed={cheer === mine}
            onClick={() => press(cheer)}
            className={cx(
              "min-h-10 rounded-full border px-3 text-sm transition-colors duration-150",
              cheer === mine
                ? "border-accent bg-accent-soft text-accent"
                : "border-line hover:border-ink-soft",
            )}
          >
            <span aria-hidden="true">{SIGNS[cheer]} </span>
            {t(`cheers.${cheer}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
