import { Search } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";
import { emojiGroups, findEmojis } from "./emoji-search.ts";

const COLUMNS = 8;
const STEPS: Record<string, number> = { ArrowDown: COLUMNS, ArrowUp: -COLUMNS, ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys move between the emojis. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const towards = document.documentElement.dir === "rtl" && /Left|Right/.test(event.key) ? -1 : 1;
  const step = (STEPS[event.key] ?? 0) * towards;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button[data-emoji]")];
  const at = buttons.indexOf(document.activeElement as HTMLElement); // -1 while the search field has the focus
  if (step === 0 || (at < 0 && event.key !== "ArrowDown")) return;
  event.preventDefault();
  buttons[at < 0 ? 0 : Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}

/** All emojis by group, with a search. */
export default function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation("chats");
  const [words, setWords] = useState("");
  const groups = useMemo(emojiGroups, []);
  const shown = findEmojis(groups, words);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons within
    <div className="flex h-full flex-col gap-1" onKeyDown={moveBetween}>
      <TextField
        label={t("message.emoji_search")}
        hideLabel
        type="search"
        autoFocus={matchMedia("(pointer: fine)").matches}
        placeholder={t("message.emoji_search")}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {shown.map(({ name, emojis }) => (
          <section key={name} aria-label={t(`message.emoji_${name}`)} className="[content-visibility:auto]">
            <h3 className="px-1 pt-2 pb-1 font-medium font-sans! text-ink-soft text-xs">
              {t(`message.emoji_${name}`)}
            </h3>
            <div className="grid grid-cols-8">
              {emojis.map(({ emoji }) => (
                <button
                  key={emoji}
                  type="button"
                  data-emoji
                  onClick={() => onPick(emoji)}
                  className="grid aspect-square place-items-center rounded-control text-xl hover:bg-sunken"
                >
                  {emoji}
                </button>
              ))}
            </div>
          </section>
        ))}
        {shown.length === 0 && (
          <p role="status" className="p-4 text-center text-ink-soft text-sm">
            {t("message.emoji_none")}
          </p>
        )}
      </div>
    </div>
  );
}
