import { fold } from "@kompagnon/contract/search/fold.ts";
import { Search } from "lucide-react";
import { type KeyboardEvent, useMemo, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { TextField } from "#ui/field.tsx";

/** The emojis that are offered, each with the German and English words it is found by. */
const EMOJI_GROUPS = [
  {
    name: "faces",
    list: "😀 grinsen lachen grin happy|😃 lachen freude smile joy|😄 lachen froh laugh smile|😁 strahlen grinsen beam|😆 lachen haha laugh|😅 schweiß lachen puh sweat phew|😂 tränen lachen witz joy tears lol|🤣 kugeln lachen rofl lol|🙂 lächeln smile|🙃 kopfüber ironie upside|😉 zwinkern wink|😊 lächeln erröten blush|😇 engel heilig angel|🥰 verliebt herzen love hearts|😍 verliebt herzaugen love eyes|🤩 begeistert sterne star struck|😘 kuss küssen kiss|😋 lecker schmeckt yum|😛 zunge tongue|😜 zwinkern zunge frech crazy|🤪 verrückt zany|🤗 umarmung umarmen hug|🤭 kichern hand giggle|🤫 leise pst quiet shush|🤔 nachdenken grübeln think|🫡 salutieren jawohl salute|🤐 schweigen reißverschluss zip|🤨 skeptisch braue raised|😐 neutral egal meh|😑 ausdruckslos expressionless|😶 sprachlos stumm speechless|😏 schmunzeln smirk|😒 genervt unamused|🙄 augenrollen genervt roll eyes|😬 zähne unangenehm grimace|😌 erleichtert relieved|😔 traurig nachdenklich pensive sad|😪 müde sleepy|😴 schlafen müde sleep|😷 maske krank mask sick|🤒 fieber krank sick|🤕 verletzt hurt|🤢 übel schlecht nausea|🥵 heiß hot|🥶 kalt frieren cold|🤯 explodiert kopf wow mind blown|🥳 feiern party celebrate|😎 cool sonnenbrille sunglasses|🤓 nerd brille streber geek|🧐 monokel prüfen inspect|😕 verwirrt confused|😟 besorgt worried|🙁 traurig frown sad|😮 staunen überrascht wow surprised|😲 erstaunt astonished|😳 rot verlegen flushed|🥺 bitte flehen pleading|😢 weinen traurig cry sad|😭 heulen weinen sob cry|😱 schrei angst scream fear|😖 gequält confounded|😞 enttäuscht disappointed|😓 schweiß hart sweat|😩 erschöpft weary|😫 müde fertig tired|🥱 gähnen langweilig yawn bored|😤 schnauben stolz triumph|😡 wütend sauer angry|😠 böse ärger angry|🤬 fluchen schimpfen swear|😈 teufel frech devil|💀 totenkopf tot skull dead|💩 haufen mist poop|🤡 clown|👻 geist gespenst ghost|🤖 roboter ki robot ai|😺 katze cat",
  },
  {
    name: "people",
    list: "👍 daumen hoch gut ja like thumbs up yes|👎 daumen runter schlecht nein dislike thumbs down no|👌 okay perfekt ok|✌️ frieden sieg peace victory|🤞 daumen drücken glück fingers crossed luck|🤟 liebe love you|🤘 rock metal|🤙 anrufen locker call|👈 links left|👉 rechts right|👆 oben up|👇 unten down|☝️ zeigefinger achtung point|✋ hand stopp high five|👋 winken hallo tschüss wave hello bye|👏 klatschen applaus bravo clap|🙌 hurra hände hoch hooray|🫶 herz hände heart hands|👐 offene hände open|🤲 hände palms|🤝 handschlag deal abgemacht handshake|🙏 danke bitte beten thanks please pray|✍️ schreiben write|💪 stark muskel kraft strong|🧠 gehirn denken brain|👀 augen schauen eyes look|👂 ohr hören ear|👶 baby|🧑 person mensch|👩 frau woman|👨 mann man|👵 oma grandma|👴 opa grandpa|🤷 schulterzucken keine ahnung shrug|🤦 hand stirn facepalm|🙋 melden hand heben raise|🙅 nein gegen no|🙆 okay ja|🧑‍💻 computer entwickeln programmieren developer code|👩‍💻 entwicklerin computer developer|👨‍💻 entwickler computer developer|🧑‍🎨 kunst gestalten artist design|🧑‍🏫 lehren unterricht teacher|🧑‍🍳 kochen cook|🧑‍🚀 weltraum astronaut|🕺 tanzen dance|💃 tanzen dance|🏃 rennen laufen run|🚶 gehen walk|👥 gruppe leute people team|👨‍👩‍👧 familie family",
  },
  {
    name: "hearts",
    list: "❤️ herz liebe rot heart love|🧡 herz orange heart|💛 herz gelb yellow heart|💚 herz grün green heart|💙 herz blau blue heart|💜 herz lila purple heart|🖤 herz schwarz black heart|🤍 herz weiß white heart|💔 gebrochen herz broken heart|❤️‍🔥 herz feuer heart fire|💕 herzen hearts|💖 herz funkeln sparkling heart|💯 hundert prozent hundred|💥 knall boom|💫 schwindel stern dizzy|💦 tropfen sweat drops|💨 schnell wind dash|💬 sprechblase sprechen speech chat|💭 gedanke denken thought|💤 schlafen müde zzz|✨ funkeln glitzer neu sparkles|⭐ stern star|🌟 stern leuchtend glowing star|⚡ blitz schnell strom lightning fast|🔥 feuer heiß stark fire lit|🎉 feiern konfetti party tada|🎊 feiern konfetti confetti|🎈 ballon geburtstag balloon|🎁 geschenk gift present|🏆 pokal sieg trophy win|🥇 gold erster medaille first medal|🥈 silber zweiter second|🥉 bronze dritter third|🎯 ziel treffer target goal|✅ haken erledigt fertig done check|☑️ haken kästchen check box|✔️ haken richtig check|❌ kreuz falsch nein cross wrong no|❗ ausrufezeichen wichtig exclamation important|❓ fragezeichen frage question|⚠️ warnung achtung warning|⛔ verboten stopp stop|🚫 verboten forbidden|🔴 rot kreis red|🟡 gelb kreis yellow|🟢 grün kreis green|🔵 blau kreis blue|➕ plus mehr|➖ minus weniger|♻️ recycling wiederverwenden|🆕 neu new|🆗 ok okay|🔝 top oben",
  },
  {
    name: "work",
    list: "💼 koffer arbeit geschäft briefcase business|💻 laptop computer|🖥️ bildschirm rechner desktop|📱 handy telefon phone|☎️ telefon anruf phone call|📞 hörer anruf call|📧 mail email|✉️ brief post letter|📨 nachricht eingang incoming|📦 paket versand package shipping|📝 notiz schreiben memo note|📄 seite dokument page document|📊 diagramm zahlen chart|📈 wachstum steigt kurve growth up|📉 fällt kurve down|📅 kalender termin calendar date|🗓️ kalender plan calendar|⏰ wecker zeit alarm|⏳ sanduhr warten hourglass wait|⌛ sanduhr zeit um|🕐 uhr zeit clock|📌 pinnen nadel pin|📍 ort stelle place|📎 büroklammer anhang clip|🔗 link verbindung|✂️ schere schneiden scissors cut|🔍 suche lupe search|🔒 schloss sicher lock|🔓 offen unlock|🔑 schlüssel key|🔧 werkzeug reparieren wrench fix|🛠️ werkzeug bauen tools build|⚙️ zahnrad einstellung gear settings|🧪 test labor experiment|💡 idee lampe licht idea|🔔 glocke erinnerung bell|🔕 stumm glocke mute|📣 megafon werbung marketing announce|📢 lautsprecher ansage loudspeaker|💰 geld sack money|💶 euro geld schein money|💵 dollar geld money|💳 karte bezahlen card pay|🧾 rechnung beleg receipt invoice|🏦 bank|🛒 einkaufswagen shop cart|🏷️ preis etikett tag price|🎨 kunst design farbe art|🎬 film video klappe|🎥 kamera film video camera|📷 foto kamera photo|🎤 mikrofon singen microphone|🎧 kopfhörer musik headphones|🎵 note musik music|🎮 spiel game|📚 bücher lernen books learn|📖 buch lesen book read|🎓 abschluss studium graduation|🚀 rakete start launch rocket|🏗️ baustelle bau construction|🏢 büro gebäude office|🏠 haus zuhause home|🗑️ müll löschen trash",
  },
  {
    name: "nature",
    list: "🐶 hund dog|🐕 hund dackel dog|🐱 katze cat|🐭 maus mouse|🐰 hase kaninchen rabbit|🦊 fuchs fox|🐻 bär bear|🐼 panda|🐨 koala|🦁 löwe lion|🐯 tiger|🐮 kuh cow|🐷 schwein pig|🐸 frosch frog|🐵 affe monkey|🙈 affe nichts sehen monkey|🐔 huhn chicken|🐧 pinguin penguin|🦉 eule owl|🦄 einhorn unicorn|🐝 biene bee|🦋 schmetterling butterfly|🐢 schildkröte langsam turtle slow|🐙 krake octopus|🐬 delfin dolphin|🐘 elefant elephant|🌱 keim wachsen seedling grow|🌳 baum tree|🌲 tanne wald tree|🍀 klee glück luck clover|🌹 rose blume flower|🌻 sonnenblume sunflower|🌸 blüte blossom|🍂 herbst laub autumn|☀️ sonne sun|🌤️ sonne wolke sun cloud|☁️ wolke cloud|🌧️ regen rain|⛈️ gewitter storm|❄️ schnee winter snow|🌈 regenbogen rainbow|🌙 mond nacht moon night|🌍 erde welt europa earth world|🌊 welle meer wave sea|🏔️ berg mountain|🏖️ strand urlaub beach holiday|🌅 sonnenaufgang morgen sunrise",
  },
  {
    name: "food",
    list: "☕ kaffee coffee|🍵 tee tea|🥤 becher getränk drink|🍺 bier beer|🍻 anstoßen bier cheers|🥂 sekt anstoßen champagne cheers|🍷 wein wine|🍾 sektflasche feiern champagne|💧 wasser tropfen water|🍎 apfel apple|🍌 banane banana|🍋 zitrone lemon|🍓 erdbeere strawberry|🍉 melone melon|🍇 trauben grapes|🥑 avocado|🥕 karotte möhre carrot|🌶️ chili scharf hot|🍞 brot bread|🥐 croissant|🥨 brezel pretzel|🧀 käse cheese|🥚 ei egg|🍳 spiegelei frühstück egg breakfast|🥗 salat salad|🍕 pizza|🍔 burger|🍟 pommes fries|🌭 hotdog wurst|🌮 taco|🍝 nudeln spaghetti pasta|🍜 suppe ramen soup|🍣 sushi|🍚 reis rice|🍰 kuchen torte cake|🎂 geburtstag kuchen birthday cake|🍪 keks cookie|🍫 schokolade chocolate|🍦 eis ice cream|🍿 popcorn kino",
  },
  {
    name: "travel",
    list: "🚗 auto car|🚕 taxi|🚌 bus|🚲 fahrrad rad bike|🛴 roller scooter|🚆 zug bahn train|✈️ flugzeug reise plane travel|🚢 schiff ship|⛵ segeln boot sail|🏁 ziel flagge rennen finish|🚦 ampel traffic light|🗺️ karte map|🧭 kompass richtung compass|🏕️ zelten camping|🏟️ stadion stadium|⚽ fußball football soccer|🏀 basketball|🎾 tennis|🏐 volleyball|🏓 tischtennis|🏋️ gewicht training gym|🧘 yoga ruhe meditation|🏊 schwimmen swim|🚴 radfahren cycling|⛷️ ski|🎿 ski winter|🎲 würfel spiel dice|♟️ schach strategie chess|🧩 puzzle teil|🎸 gitarre guitar|🎹 klavier piano|🎺 trompete trumpet|🥁 trommel drum|🎭 theater|🎟️ ticket eintritt|🏳️ flagge weiß white flag|🏳️‍🌈 regenbogen flagge pride|🇪🇺 europa eu|🇩🇪 deutschland germany|🇦🇹 österreich austria|🇨🇭 schweiz switzerland|🇬🇧 england großbritannien uk|🇺🇸 usa amerika|🇫🇷 frankreich france|🇮🇹 italien italy|🇪🇸 spanien spain|🇵🇹 portugal|🇧🇷 brasilien brazil|🇮🇳 indien india|🇨🇳 china|🇺🇦 ukraine|🇹🇷 türkei turkey",
  },
] as const;

/** An emoji and the words it is found by. */
type Emoji = { emoji: string; words: string };
/** A group of emojis that belong together. */
type EmojiGroup = { name: (typeof EMOJI_GROUPS)[number]["name"]; emojis: Emoji[] };

const read = (list: string): Emoji[] =>
  list.split("|").map((entry) => {
    const [emoji = "", ...words] = entry.trim().split(" ");
    return { emoji, words: words.join(" ") };
  });

/** All emojis that are offered, by group. */
export const emojiGroups = (): EmojiGroup[] =>
  EMOJI_GROUPS.map(({ name, list }) => ({ name, emojis: read(list) }));

/** The groups with only those emojis whose words begin with each word sought. */
export function findEmojis(groups: readonly EmojiGroup[], sought: string): EmojiGroup[] {
  const searchWords = fold(sought).split(" ").filter(Boolean);
  const fits = ({ emoji, words }: Emoji) =>
    emoji === sought.trim() || searchWords.every((one) => ` ${fold(words)}`.includes(` ${one}`));
  return groups
    .map((group) => ({ ...group, emojis: group.emojis.filter(fits) }))
    .filter(({ emojis }) => emojis.length > 0);
}

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
