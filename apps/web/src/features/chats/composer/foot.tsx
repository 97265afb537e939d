import { MESSAGE_MAX } from "@kompagnon/contract/chats/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

/** The counter appears this close to the limit. */
const COUNT_FROM = 300;

/** Below the field: what went wrong, how much room is left, or how to mark words. Its place is reserved. */
export function Foot({ text, problem }: { text: string; problem: string | null }) {
  const { t } = useTranslation("chats");
  const left = MESSAGE_MAX - lengthOf(text);
  if (problem)
    return (
      <p role="alert" className="mt-1 text-bad text-sm">
        {problem}
      </p>
    );
  if (left < COUNT_FROM)
    return (
      <output
        className={cx("mt-1 block text-end text-sm tabular-nums", left < 0 ? "text-bad" : "text-ink-soft")}
      >
        {left < 0 ? t("too_long", { count: -left }) : t("left", { count: left })}
      </output>
    );
  return (
    <p className={cx("mt-0.5 hidden truncate text-ink-soft text-xs sm:block", text === "" && "invisible")}>
      **{t("message.hint_bold")}** · _{t("message.hint_italic")}_ · `{t("message.hint_code")}` · -{" "}
      {t("message.hint_list")} · &gt; {t("message.hint_quote")}
    </p>
  );
}
