import { useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { lazyModule, prefetch, useOpening } from "#ui/lazy-module.ts";
import { draftIn, forgetDraft, isEmpty, NEW_POST, useDraft } from "./draft.ts";
import { uploads } from "./uploads.ts";

/** Loaded when the pointer enters the line, or a draft was kept: readers rarely write at once. */
const composer = lazyModule(async () => (await import("./composer.tsx")).Composer);

/** The composer above the feed: one line until it is wanted, or while something is being written. */
export function NewPost() {
  const { t } = useTranslation("posts");
  const me = useMember();
  const draft = useDraft(me.id, NEW_POST);
  const [state, setState] = useState<"closed" | "kept" | "pressed">(() =>
    isEmpty(draftIn(me.id, NEW_POST)) ? "closed" : "kept",
  );
  const [asking, setAsking] = useState(false);
  const empty = isEmpty(draft);
  const close = () => setState("closed");
  const { window: Composer, open } = useOpening(composer, state !== "closed", close);
  const discard = () => {
    uploads.clear({ me: me.id, place: NEW_POST }, true);
    forgetDraft(me.id, NEW_POST);
    close();
  };
  const name = me.username ?? me.email;
  if (!open || !Composer)
    return (
      <button
        type="button"
        id="new-post"
        onPointerEnter={() => prefetch(composer)}
        onFocus={() => prefetch(composer)}
        onClick={() => setState("pressed")}
        className="flex w-full min-w-0 items-center gap-3 rounded-card border border-line bg-raised p-4 text-start text-ink-soft transition-colors duration-150 hover:border-line-strong sm:px-5"
      >
        <Avatar id={me.id} name={name} src={me.avatar_url} />
        <span className="truncate" dir="auto">
          {draft.text.trim() || t("write.prompt")}
        </span>
      </button>
    );
  return (
    <Card as="section" aria-label={t("write.title")} className="grid grid-cols-1 gap-3 p-4! sm:p-5!">
      <Composer
        place={NEW_POST}
        focus={state === "pressed"}
        onDone={close}
        aside={
          <Button variant="quiet" onClick={empty ? close : () => setAsking(true)}>
            {t(empty ? "write.fold" : "write.discard")}
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("write.discard_ask")}
        text={t("write.discard_text")}
        confirm={t("write.discard")}
        danger
        onConfirm={discard}
      />
    </Card>
  );
}
