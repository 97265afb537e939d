import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The starter quest: strip, card, dialog. */
export const pages = {
  title: "Твои первые шаги",
  lead: "Так тебя найдут нужные люди.",
  progress: "Готово {{done}} из {{total}}",
  next: "Дальше: {{step}}",
  all_steps: "Все шаги",
  fold: "Свернуть первые шаги",
  unfold: "Развернуть первые шаги",
  done: "Готово",
  open: "Ещё впереди",
  all_done: "Получилось! Первые шаги сделаны.",
  dismiss: "Больше не показывать",
  dismiss_title: "Скрыть первые шаги?",
  dismiss_text: "Они больше не появятся. Всё это можно сделать и без них.",
  dismiss_confirm: "Скрыть",
  dismiss_failed: "Не получилось. Попробуй ещё раз.",
  steps: {
    upload_avatar: {
      title: "Покажи, как ты выглядишь",
      why: "Охотнее пишут тому, кого видят.",
      action: "Загрузить фото",
    },
    edit_bio: {
      title: "Расскажи о себе",
      why: "Хватит двух-трёх фраз: чем занимаешься и кого ищешь?",
      action: "Заполнить «О себе»",
    },
    discover_groups: {
      title: "Найди группы",
      why: "Там ты встретишь тех, кто делает что-то похожее.",
      action: "Найти группы",
    },
    find_partners: {
      title: "Познакомься с двумя людьми",
      why: "Хватит двух мэтчей или запросов на чат. Тогда можно сравнить, кто подходит к твоей идее.",
      action: "Найти людей",
    },
    first_post: {
      title: "Опубликуй первую запись",
      why: "Расскажи, над чем работаешь. Другие охотно откликнутся.",
      action: "Открыть ленту",
    },
  },
} as const satisfies Translation<typeof german.pages, "ru">;

/** Codes that the endpoints answer with. */
export const errors = {
  step_not_done: "Этот шаг ещё не выполнен.",
} as const satisfies Translation<typeof german.errors, "ru">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  quest: {
    title: "Твои первые шаги",
    keywords: "начинающий, первые шаги, задания, прогресс, скрыть шаги, квест, старт",
    body: "«$t(quest:title)» помогают в начале: узкая полоса показывает, сколько уже сделано. Среди шагов, например:\n\n- загрузить фото профиля\n- написать несколько фраз о себе\n- познакомиться с двумя разными людьми\n\nКаждый шаг отмечается сам, как только он сделан. Сообщать ничего не нужно. Полосу можно свернуть, если она мешает. А если она тебе совсем не нужна, нажми «$t(quest:dismiss)»: все разделы открыты и без неё.",
  },
} as const satisfies Translation<typeof german.help, "ru">;
