import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import {
  ArrowLeft,
  CalendarRange,
  CircleDollarSign,
  Ellipsis,
  FileText,
  Image,
  Images,
  Keyboard,
  LayoutList,
  type LucideIcon,
  Presentation,
  Printer,
  Waypoints,
} from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type * as Y from "yjs";
import {
  CommentsButton,
  PeopleHere,
  PicturesDialog,
  SaveNote,
  ShareButton,
  TitleField,
  VersionsButton,
} from "#features/documents/public.ts";
import { Kbd } from "#ui/badge.tsx";
import { ButtonLink, iconButtonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { useWords } from "../card/use-words.ts";
import { readPlan } from "../model/plan.ts";
import { takePictureOff } from "../model/plan-doc.ts";
import { useExports } from "../paper/use-exports.tsx";
import { ListView } from "../views/list-view.tsx";
import { VIEWS, type View } from "./edit-tools.tsx";
import { useEditing } from "./editing.ts";

/** The keys of the board and the timeline, all of them. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const control = t("keys.control");
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t("keys.choose"), ["Tab"]],
    [t("keys.edit"), [t("keys.enter")]],
    [t("keys.move"), [t("keys.arrows")]],
    [t("keys.connect"), ["C"]],
    [t("kind.note"), ["N"]],
    [t("keys.several"), [t("keys.shift"), t("keys.click")]],
    [t("keys.all"), [control, "A"]],
    [t("keys.duplicate"), [control, "D"]],
    [t("keys.copy"), [control, "C / V"]],
    [t("keys.undo"), [control, "Z / Y"]],
    [t("keys.timeline_move"), [t("keys.arrows")]],
    [t("keys.timeline_end"), [t("keys.shift"), t("keys.arrows")]],
    [t("keys.search"), ["/"]],
    [t("keys.delete"), [t("keys.remove")]],
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("tool.keys")} size="sm">
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5 text-sm">
        {keys.map(([what, pressed]) => (
          <div key={what} className="contents">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {pressed.map((one) => (
                <Kbd key={one}>{one}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** The pictures of a plan, with how many cards show each. */
function PlanPictures({ onClose }: { onClose: () => void }) {
  const { t, title, number } = useWords();
  const { open, plan } = useEditing();
  const seenAs = (asset: string) => {
    const cards = [...plan.cards.values()].filter((card) => card.asset === asset);
    const [first] = cards;
    const name = first ? title(first) : t("kind.image");
    const times = { number: number(cards.length) };
    return {
      name,
      alt: first?.text || name,
      seen: first ? { where: t("pictures.used", times), ask: t("pictures.ask_used", times) } : null,
    };
  };
  return (
    <PicturesDialog
      open={open}
      words={{
        title: t("pictures.title"),
        text: t("pictures.text"),
        emptyText: t("pictures.empty_text"),
        unused: t("pictures.unused"),
      }}
      seenAs={seenAs}
      takeOff={(asset) => takePictureOff(open.doc, asset)}
      onClose={onClose}
    />
  );
}

/** A plan as it was. */
const VersionPreview = ({ doc }: { doc: Y.Doc }) => (
  <ListView plan={readPlan(doc)} owners={new Map()} onOpen={null} />
);

const ICONS: Readonly<Record<View, LucideIcon>> = {
  board: Waypoints,
  list: LayoutList,
  timeline: CalendarRange,
  budget: CircleDollarSign,
};
const small = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;
/** Going back to a version replaces both maps of a plan. */
const ROOTS = { cards: "map", edges: "map" } as const;

/** Above a plan: its title, who is here, whether all is saved, the views and what can be done with it. */
export function Header({
  sharing,
  view,
  onView,
}: {
  /** Whether the page was opened to share the plan. */
  sharing: boolean;
  view: View;
  onView: (view: View) => void;
}) {
  const { t } = useWords();
  const { open } = useEditing();
  return (
    <header className="edge-top relative z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-ground px-2 py-1.5 sm:px-4 short:flex-nowrap short:pt-1.5!">
      {!open.guest && (
        <Link to={plansPaths.list} aria-label={t("back")} className={iconButtonClass("quiet", "md")}>
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
        </Link>
      )}
      <TitleField open={open} label={t("begin.name")} failed={t("tool.failed")} />
      <div className="order-last flex w-full min-w-0 items-center gap-2 lg:order-none lg:w-auto short:order-none short:w-auto">
        <Views view={view} onView={onView} />
      </div>
      <div className="ms-auto flex items-center gap-1">
        <SaveNote open={open} />
        {!open.guest && (
          <>
            <PeopleHere open={open} />
            <span className="contents max-sm:hidden">
              <VersionsButton
                open={open}
                roots={ROOTS}
                preview={(version) => <VersionPreview doc={version} />}
              />
            </span>
            <CommentsButton open={open} />
            <ShareButton open={open} openInitially={sharing} />
          </>
        )}
        <More />
      </div>
    </header>
  );
}

function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useWords();
  return (
    <fieldset className="flex min-w-0 max-w-full overflow-x-auto rounded-control max-sm:grow border border-line bg-sunken p-0.5">
      <legend className="sr-only">{t("view.label")}</legend>
      {VIEWS.map((one) => {
        const Icon = ICONS[one];
        return (
          <label
            key={one}
            className={cx(
              "relative flex min-h-9 shrink-0 grow cursor-pointer items-center justify-center gap-1.5 rounded-[6px] px-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent",
              view === one ? "bg-raised font-semibold text-ink" : "text-ink-soft hover:text-ink",
            )}
          >
            <input
              type="radio"
              name="plan-view"
              checked={view === one}
              onChange={() => onView(one)}
              className="absolute inset-0 cursor-inherit appearance-none rounded-[6px] outline-none"
            />
            <Icon {...small} className="size-4 max-sm:hidden short:block" />
            <span className="pointer-events-none short:max-lg:sr-only">{t(`view.${one}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function More() {
  const { t } = useWords();
  const { open } = useEditing();
  const { paper, toPaper, toPicture, toText } = useExports();
  const [keys, setKeys] = useState(false);
  const [pictures, setPictures] = useState(false);
  return (
    <>
      {!open.guest && (
        <ButtonLink
          to={plansPaths.presentation(open.id)}
          variant="secondary"
          size="sm"
          className="max-sm:hidden! short:max-lg:hidden!"
          icon={<Presentation {...small} />}
        >
          {t("tool.present")}
        </ButtonLink>
      )}
      <Menu
        trigger={
          <IconButton
            label={t("tool.more")}
            tooltip={false}
            icon={<Ellipsis className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {!open.guest && (
          <MenuItem to={plansPaths.presentation(open.id)} icon={<Presentation {...small} />}>
            {t("tool.present")}
          </MenuItem>
        )}
        <MenuItem icon={<Printer {...small} />} onClick={() => void toPaper()}>
          {t("tool.print")}
        </MenuItem>
        <MenuItem icon={<Image {...small} />} onClick={() => void toPicture()}>
          {t("tool.png")}
        </MenuItem>
        <MenuItem icon={<FileText {...small} />} onClick={toText}>
          {t("tool.markdown")}
        </MenuItem>
        <MenuSeparator />
        {open.canWrite && (
          <MenuItem icon={<Images {...small} />} onClick={() => setPictures(true)}>
            {t("pictures.title")}
          </MenuItem>
        )}
        <MenuItem icon={<Keyboard {...small} />} onClick={() => setKeys(true)}>
          {t("tool.keys")}
        </MenuItem>
      </Menu>
      {pictures && <PlanPictures onClose={() => setPictures(false)} />}
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
      {paper}
    </>
  );
}
