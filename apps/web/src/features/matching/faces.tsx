import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { commaList } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Profile } from "./api.ts";
import { useLabels, useReasons } from "./labels.ts";
import { Portrait } from "./portrait.tsx";

/** The number of faces in a row, and of people asked for: some may have been asked to write already. */
const SHOWN = 3;
const FETCHED = 2 * SHOWN;
type Suggested = Out<"GET /api/users/discover">["items"][number];
/** A member in the row, and the reason. */
type Face = { id: string; name: string; picture: string | null; why: string };

/** The next cards of my deck, as a query; comes with the start of the overview. */
const nextQuery = () => ({
  ...query("GET /api/matching/profiles", { query: { limit: FETCHED } }),
  // Members who were decided on since are not shown again; data that came with the page's start is not fetched twice.
  staleTime: 2_000,
});
/** Suggested people for a member who has no deck yet. */
const suggestedQuery = () => query("GET /api/users/discover", { query: { limit: FETCHED } });
/** The requests to write that I sent and that wait. */
const askedQuery = () => query("GET /api/chat-requests", { query: { box: "out", limit: 100 } });

/** People who can be suggested: not those whose answer is awaited. Undefined until that is known. */
function useNotAsked<T extends { id: string }>(people: readonly T[] | undefined): T[] | undefined {
  const { data, isError } = useQuery(askedQuery());
  if (!people || !(data || isError)) return undefined;
  const requestedIds = new Set(data?.items.map(({ to }) => to.id));
  return people.filter(({ id }) => !requestedIds.has(id)).slice(0, SHOWN);
}

/** Three people of the member's deck, or three suggestions if there is none: their picture, and the reason. */
export function Faces({ deck }: { deck: boolean }) {
  return deck ? <DeckFaces /> : <SuggestedFaces />;
}

function DeckFaces() {
  const sentence = useReasons();
  const { data, isError, refetch } = useQuery(nextQuery());
  const face = ({ id, username: name, avatar: picture, reasons: [first] }: Profile): Face => ({
    id,
    name,
    picture,
    why: first ? sentence(first) : "",
  });
  const shown = useNotAsked(data?.profiles);
  return <Row faces={shown?.map(face)} failed={isError} retry={refetch} />;
}

function SuggestedFaces() {
  const { t, i18n } = useTranslation("matching");
  const labels = useLabels();
  const { data, isError, refetch } = useQuery(suggestedQuery());
  const list = (names: string[]) => commaList(i18n.language, names.slice(0, 2));
  const why = ({ skills, business_models: models }: Suggested): string => {
    if (skills.length > 0) return t("overview.can", { list: list(skills.map(labels.skill)) });
    return models.length > 0 ? t("overview.builds", { list: list(models.map(labels.model)) }) : "";
  };
  const face = (user: Suggested): Face => ({
    id: user.id,
    name: user.username,
    picture: user.avatar_url,
    why: why(user),
  });
  const shown = useNotAsked(data?.items);
  return <Row faces={shown?.map(face)} failed={isError} retry={refetch} />;
}

/** The row keeps its height while it loads; without people it is not shown. */
function Row({
  faces,
  failed,
  retry,
}: {
  faces: Face[] | undefined;
  failed: boolean;
  retry: () => Promise<unknown>;
}) {
  const { t } = useTranslation("matching");
  const { t: ui } = useTranslation("ui");
  if (!faces && failed)
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
        {t("deck.error_title")}
        <Button size="sm" variant="secondary" onClick={retry}>
          {ui("retry")}
        </Button>
      </p>
    );
  if (faces?.length === 0) return null;
  return (
    <ul aria-busy={!faces} className="grid grid-cols-3 gap-3">
      {faces
        ? faces.map((face) => <FaceTile key={face.id} {...face} />)
        : Array.from({ length: SHOWN }, (_, place) => `face ${place}`).map((place) => (
            <li key={place} className="grid content-start gap-2">
              <Skeleton className="aspect-[384/600] w-full rounded-card" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-12 w-full" />
            </li>
          ))}
    </ul>
  );
}

const FaceTile = ({ id, name, picture, why }: Face) => (
  <li className="min-w-0">
    <Link to={peoplePaths.member(id)} className="group grid gap-2 rounded-card">
      <Portrait
        id={id}
        name={name}
        src={picture}
        className="w-full transition-[filter] group-hover:brightness-95"
      />
      <span className="truncate font-semibold leading-5">
        <bdi>{name}</bdi>
      </span>
      <span className="line-clamp-3 min-h-12 break-words text-ink-soft text-xs leading-4">{why}</span>
    </Link>
  </li>
);
