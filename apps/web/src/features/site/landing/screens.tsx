import { useTranslation } from "#platform/use-translation.ts";
import { useSite } from "../use-site.ts";

const SCREENS = ["deck", "chat", "group", "feed", "jobs"] as const;
/** As `npm run screens` takes them. */
const WIDTH = 585;
const HEIGHT = 1170;

/** Pictures of the running product with its sample community, side by side; on small screens they are pushed along. */
export function Screens() {
  const { language } = useSite();
  const { t } = useTranslation("tour/landing", { lng: language });
  const shown = language === "de" ? "de" : "en";
  return (
    <ul className="-mx-4 flex snap-x gap-5 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:px-8">
      {SCREENS.map((screen) => (
        <li key={screen} className="w-56 shrink-0 snap-center first:ms-auto last:me-auto lg:w-0 lg:grow">
          <img
            src={`/images/screens/${screen}-${shown}.webp`}
            alt={t(`screen_${screen}`)}
            width={WIDTH}
            height={HEIGHT}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-card border border-line"
          />
        </li>
      ))}
    </ul>
  );
}
