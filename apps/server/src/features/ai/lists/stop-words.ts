/** Words that say nothing about a business, in the languages of the interface: names and slogans leave them out. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    // German
    "aber alle als also auch auf aus bei bin bis das dass dein deine dem den der des die dies diese dieser doch dort durch ein eine einen einem einer eines er es etwas für ganz gar gegen haben hat ich ihr ihre ihren immer ist ja jede jeden jeder kann kein keine klein kleine kleinen kleiner können leute leuten machen mag man mehr mein meine meinen meinem mich mir mit möchte muss nach name namen nicht nichts noch nur oder ohne schon sehr sein seine sich sie sind slogan slogans soll sollen suche über um und uns unser unsere unter viel viele vom von vor war was weil wenn wer wie will wir wird wollen zu zum zur brauche bitte firma produkt unternehmen menschen online",
    // English
    "about all also and any are because been but can company does each for from get give has have her here him his how into its just like make many more much must name names need not one only other our out people please product she should small some something than that the their them then there these they this too use very want was way well were what when where which who will with would you your business",
    // French
    "alors au aussi autre aux avec car ce ces cette comme dans des donc elle entre est et être fait faire ils jamais je les leur mais mes moi mon nom noms nous pas petit petite plus pour quand que qui sans ses son sont sur tous tout très une veux vos votre vous entreprise produit",
    // Spanish
    "algo como con cual cuando del desde donde ella ellos empresa entre era eres esta este esto hacer hay las los más mi mis muy nombre nombres nos nosotros para pequeña pequeño pero poco por porque producto que quiero ser sin sobre son sus también tiene todo todos una uno unos usted",
    // Italian
    "alla alle anche azienda che chi come con cosa dal dalla degli dei del della delle dove essere fare gli hai hanno loro mia mio molto nei nel nella noi nome nomi non nostro ogni per perché piccola piccolo più poi prodotto quando questa questo senza sono sua sul sulla tutti una uno vorrei voglio",
    // Portuguese
    "ao aos até com como da das de do dos ela ele eles em empresa essa esse esta este eu fazer foi isso mais mas mesmo meu minha muito na não nas nem no nome nomes nos nós nossa nosso ou para pela pelo pequena pequeno por porque produto quando que quem quero se sem ser seu sua são também tem todos um uma você",
    // Russian
    "без более был была были быть вам вас весь все всё вот где для его если есть еще ещё или имя как кто мне моя мой мои мы название названия нам нас наш наша него нет них ничего но один она они оно очень под при про продукт так также там тебя тем того тоже только три ты хочу чем что чтобы эта эти это этот маленький компания",
    // Hindi
    "और एक का की के को कर करना करने क्या जो तो था थी नाम ने नहीं पर बहुत भी मुझे मेरा मेरी में मैं यह ये लिए वह वे से हम हमारा हमारी हमें है हैं हो होता चाहिए कंपनी उत्पाद छोटा छोटी",
    // Chinese
    "的 了 和 是 我 我们 你 你们 他们 在 有 也 都 就 不 一个 这个 那个 这 那 为 与 及 或 想 要 需要 名字 口号 公司 产品 一家 可以 给 做 请 人 小",
    // Arabic
    "في من على إلى عن مع هذا هذه ذلك التي الذي الذين أنا نحن هو هي هم كل كان كانت لا ما أو ثم لكن قد بعض غير بين عند اسم أسماء شعار أريد نريد شركة منتج صغيرة صغير جدا أكثر",
  ]
    .join(" ")
    .split(" "),
);
