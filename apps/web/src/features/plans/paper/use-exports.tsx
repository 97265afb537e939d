import { useDirection } from "@base-ui/react/direction-provider";
import { useEffect, useState } from "react";
import { download, fileName } from "#platform/copy-and-download.ts";
import { toast } from "#ui/toast-queue.ts";
import { useWords } from "../card/use-words.ts";
import { useEditing } from "../editor/editing.ts";
import { drawBoard, picturesOf } from "./draw-board.ts";
import { markdownOf } from "./markdown.ts";
import { Paper } from "./paper.tsx";

/** The ways to take a plan along; `paper` has to be drawn somewhere. */
export function useExports() {
  const { t, title, facts, waitsOn, amount, list } = useWords();
  const { open, plan } = useEditing();
  const rtl = useDirection() === "rtl";
  const [printing, setPrinting] = useState<{ picture: string | null } | null>(null);
  const failed = () => toast(t("tool.failed"), { kind: "warn" });
  const draw = async () =>
    await drawBoard({ plan, rtl, title, facts, pictures: await picturesOf(plan, open.assetUrl) });
  useEffect(() => {
    if (!printing) return;
    const done = () => {
      if (printing.picture) URL.revokeObjectURL(printing.picture);
      setPrinting(null);
    };
    addEventListener("afterprint", done, { once: true });
    const image = document.querySelector<HTMLImageElement>(".plan-paper img");
    // Printed once its picture is there; without it rather than not at all.
    Promise.resolve(image?.decode()).then(print, print);
    return () => removeEventListener("afterprint", done);
  }, [printing]);
  return {
    paper: printing && <Paper open={open} plan={plan} picture={printing.picture} />,
    toPaper: () =>
      draw().then(
        (found) => setPrinting({ picture: found && URL.createObjectURL(found.blob) }),
        () => setPrinting({ picture: null }),
      ),
    toPicture: () =>
      draw().then(
        (found) => found && download(`${fileName(open.info.title, "plan")}.png`, found.blob),
        failed,
      ),
    toText: () => {
      const people = new Map(open.info.members.map(({ member }) => [member.id, member.username]));
      const text = markdownOf(open.info.title, plan, {
        title,
        facts,
        list,
        amount,
        owner: (id) => (id ? (people.get(id) ?? null) : null),
        waitsOn,
        kinds: (kind) => t(`kinds.${kind}`),
        edge: (kind) => t(`edge.${kind}`),
        budget: (name) => t(`budget.${name}`),
        money: t("paper.money"),
      });
      download(
        `${fileName(open.info.title, "plan")}.md`,
        new Blob([text], { type: "text/markdown;charset=utf-8" }),
      );
    },
  };
}
