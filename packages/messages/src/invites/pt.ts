import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** One's invite link, who came by it, what it earns, and how that is paid out. */

/** Codes that the endpoints answer with. */
export const errors = {
  slug_invalid: "De 3 a 64 caracteres: letras (sem acento), números, - e _.",
  slug_taken: "Este nome já está ocupado.",
  slug_reserved: "Este nome está reservado. Escolhe outro.",
  link_exists: "Já tens um link de convite. É teu para sempre.",
  invite_unknown: "Este link de convite não existe (ou já não existe).",
  invite_own: "Esse é o teu próprio link.",
  invite_late: "Um link de convite só conta nas 24 horas depois do registo.",
  iban_invalid: "Este IBAN não está certo, ou o país não pertence à zona SEPA.",
  payout_too_small: "Podemos pagar a partir de 25 euros.",
  payout_running: "Já há um pagamento a caminho. Quando chegar, podes pedir o próximo.",
  payout_decided: "Isso já está decidido.",
  payout_uncovered: "O saldo já não cobre este pagamento: um ganho foi anulado.",
  holder_unwritable: "Os bancos não conseguem processar este nome. Indica-o em letras latinas.",
  batch_empty: "Não há nenhum pagamento aprovado.",
  payout_account_missing: "Não há nenhuma conta definida para os pagamentos.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  invite: {
    name: "Alguém chegou pelo teu link de convite",
    title: "Alguém se registou com o teu link",
    text: "Vê quantas pessoas já chegaram.",
    line: "Alguém se registou com o teu link",
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** What only the server says: the monthly credit note. */
export const messages = {
  statement: "Extrato",
  statement_test: "Dinheiro de teste: nada é pago.",
  statement_for: "Para",
  statement_number: "Número",
  statement_what: "Movimento",
  statement_amount: "Valor",
  statement_opening: "Saldo no início do mês",
  statement_closing: "Saldo no fim do mês",
  statement_tax:
    "Por recomendares membros pagantes. Se e como pagas imposto depende da tua situação: na dúvida, pergunta às finanças ou a um contabilista.",
  line_earned: "Recomendação de um membro pagante",
  line_reversed: "Retirado: compra reembolsada ou contestada",
  line_paid: "Pago",
} as const satisfies Translation<typeof german.messages, "pt">;

/** The page of one's own link: who came by it, what it earns, payouts and statements. */
export const pages = {
  title: "Convidar e ganhar",
  lead: "Traz pessoas que também querem construir algo. Por cada membro que venha pelo teu link e compre Premium, recebes dinheiro.",
  failed: "Não foi possível carregar os teus convites",
  make: {
    title: "Escolhe o teu link",
    lead: "É teu para sempre. Depois já não pode ser mudado.",
    label: "Nome do teu link",
    hint: "De 3 a 64 caracteres: letras (sem acento), números, - e _.",
    invalid: "Aqui só servem letras (sem acento), números, - e _.",
    short: "Ainda é curto: pelo menos 3 caracteres.",
    button: "Criar link",
    confirm_title: "Criar este link para sempre?",
    confirm_text: "O teu link vai chamar-se «{{slug}}». Depois não o podes mudar nem criar um segundo.",
    confirm_button: "Criar para sempre",
    failed: "Não foi possível criar o convite",
    done: "O teu link está pronto. Envia-o já a alguém.",
  },
  link: {
    title: "O teu link",
    lead: "Quem se regista por ele conta para ti. Quem o abre até 24 horas depois do registo também.",
    label: "O teu link de convite",
    copy: "Copiar",
    copied: "Link copiado.",
    copy_failed: "Aqui não dá para copiar. Seleciona o link e copia-o à mão.",
    share: "Partilhar",
    share_text: "Vem para a {{app}}: aqui encontras pessoas com quem construir algo.",
    qr: "Código QR com o teu link de convite",
    png: "Descarregar PNG",
    svg: "Descarregar SVG",
  },
  stats: {
    title: "O que o teu link trouxe",
    total: "Registados",
    premium: "Premium agora",
    conversions: "Compraram",
    revenue: "Pago por eles",
    earnings: "Ganho",
  },
  people: {
    title: "Quem veio pelo teu link",
    premium: "Premium",
    bought: "Já comprou",
    newcomer: "Ainda sem nome",
    all: "Mostrar todos",
    empty: "Ainda ninguém",
    empty_text:
      "Envia o teu link a duas ou três pessoas que há muito querem começar algo. Assim que alguém se registar, o nome aparece aqui.",
  },
  money: {
    title: "O que ganhas",
    reward: "{{amount}} por cada membro pagante: {{usd}}, ao câmbio de {{rate}} de {{date}}.",
    payable: "Disponível",
    missing: "Faltam {{amount}} para poderes receber.",
    enough: "Já podes receber o dinheiro.",
    progress: "Progresso até ao pagamento",
    request: "Pedir pagamento",
    running: "Há um pagamento a caminho. Quando chegar, podes pedir o próximo.",
    waiting: "À espera",
    waiting_text: "Quem compra pode desistir durante {{days}} dias. Depois fica disponível.",
    held: "Em verificação",
    held_text: "Analisamos alguns registos antes de pagar. Não tens de fazer nada.",
    requested: "Pedido",
    requested_text: "A caminho da tua conta.",
    paid: "Pago",
    paid_text: "Já na tua conta.",
    earned: "Ganho no total",
    earned_text: "Sem as compras devolvidas.",
  },
  payout: {
    title: "Receber {{amount}}",
    lead: "Transferimos tudo o que está disponível assim que alguém da equipa verificar.",
    iban: "IBAN",
    iban_hint: "A conta para onde transferimos.",
    iban_short: "Ainda faltam caracteres.",
    iban_wrong: "Este IBAN não está certo. Compara-o carácter a carácter.",
    iban_good: "O IBAN está bem escrito.",
    holder: "Titular da conta",
    holder_hint: "Tal como o nome está no banco.",
    holder_missing: "De quem é a conta?",
    send: "Pedir o pagamento",
    done: "Pedido feito. Verificamos e depois transferimos.",
  },
  payouts: {
    title: "Pagamentos",
    empty: "Aqui vai aparecer cada pagamento e em que ponto está.",
    account: "Conta terminada em {{end}}",
    reason: "Motivo: {{reason}}",
    older: "Mostrar anteriores",
    older_failed: "Não foi possível carregar os anteriores.",
    states: {
      requested: "Em análise",
      approved: "Aprovado, falta transferir",
      rejected: "Recusado",
      paid: "Transferido",
    },
  },
  months: {
    title: "Extratos",
    lead: "Um extrato para os teus registos, por cada mês com movimentos.",
    empty: "O primeiro extrato surge com o teu primeiro ganho.",
    opening: "Saldo inicial",
    earned: "Ganho",
    reversed: "Anulado",
    paid: "Pago",
    closing: "Saldo final",
    pdf: "PDF",
    pdf_of: "Descarregar o extrato de {{month}} em PDF",
    pdf_failed: "Não foi possível descarregar o extrato. Tenta de novo daqui a pouco.",
  },
  how: "Como funciona",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Where a link leads to: it is redeemed there. */
export const redeem = {
  title: "Convite",
  working: "O teu convite está a ser resgatado…",
  success: "Convite resgatado! A encaminhar…",
  already: "Já fazes parte, que bom! Vamos continuar…",
  no_slug: "Link inválido: está incompleto.",
  no_slug_text: "Pede o link inteiro e abre-o outra vez.",
  failed: "Não foi possível resgatar o convite.",
  unauthenticated: "Para isto precisas de uma conta. Continuamos já…",
  to_feed: "Ver o mural",
  to_login: "Entrar",
} as const satisfies Translation<typeof german.redeem, "pt">;

/** The admins' page of payouts and held invitations. */
export const staff = {
  title: "Pagamentos",
  intro: "Quem pediu dinheiro, o que está a caminho e que convites alguém tem de ver.",
  failed: "Não foi possível carregar",
  tabs: {
    requested: "Pedidos",
    approved: "Aprovados",
    paid: "Transferidos",
    rejected: "Recusados",
    held: "Retidos",
  },
  empty: {
    requested: "Nada para decidir",
    approved: "Nada para transferir",
    paid: "Ainda nada transferido",
    rejected: "Nada recusado",
    held: "Nenhum convite retido",
    text: "Assim que algo acontecer, aparece aqui.",
  },
  uncovered: "Já não está coberto: um ganho foi anulado. O pagamento não está no ficheiro SEPA.",
  transferred: "O banco já transferiu",
  holder: "Titular da conta",
  iban: "IBAN",
  requested: "Pedido",
  decided: "Decidido",
  paid: "Transferido",
  own: "Sobre o teu próprio pagamento decide outra pessoa.",
  approve: {
    button: "Aprovar",
    title: "Aprovar {{amount}} para {{name}}?",
    text: "Depois, o pagamento aparece no ficheiro SEPA.",
    done: "Aprovado.",
  },
  reject: {
    button: "Recusar",
    title: "Recusar o pagamento a {{name}}",
    text: "O dinheiro volta a ficar disponível. {{name}} lê o teu motivo.",
    reason: "Motivo",
    missing: "Acrescenta um motivo.",
    done: "Recusado.",
  },
  mark: {
    button: "Marcar como transferido",
    title: "O banco aceitou a transferência?",
    text: "{{amount}} para {{name}}. Não é possível anular.",
    done: "Marcado como transferido.",
  },
  file: {
    button: "Descarregar ficheiro SEPA",
    text: "Todos os pagamentos aprovados, para o teu banco. Descarregá-lo não muda nada: marca cada um quando tiver sido transferido.",
  },
  held: {
    of: "{{inviter}} convidou {{invitee}}",
    reasons: {
      same_card: "Duas contas pagam com o mesmo cartão.",
      mutual: "Dois membros convidaram-se um ao outro.",
      same_device: "Duas contas vêm do mesmo dispositivo.",
      address_burst: "Muitos registos de um endereço num dia.",
    },
    filter: "Que convites",
    open: "Em aberto",
    decided: "Decididos",
    note: "Nota",
    note_hint: "Só a equipa a lê.",
    released: "Libertado",
    refused: "Negado",
  },
  release: {
    button: "Libertar",
    title: "Libertar este convite?",
    text: "O que ganhou fica disponível depois do prazo de desistência.",
    done: "Convite libertado.",
  },
  refuse: {
    button: "Negar",
    title: "Negar este convite?",
    text: "O que ganhou é anulado. Também não ganha nada depois.",
    done: "Convite negado.",
  },
} as const satisfies Translation<typeof german.staff, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  invite_people: {
    title: "Convidar outros e ganhar",
    keywords: "link de convite, recomendar, amigos, código QR, slug",
    body: "Em «$t(shell:nav.invites)» crias um link só teu. O nome fica para sempre, por isso escolhe-o bem.\n\n- Partilha o link ou mostra o código QR.\n- Quem se regista por ele conta para ti. Quem já tem conta ainda o pode abrir até 24 horas depois do registo.\n- Quando uma dessas pessoas compra Premium pela primeira vez, recebes 3 dólares americanos, convertidos em euros.\n\nVês quem veio e quem tem Premium, mais nada. Não te podes convidar a ti.",
  },
  invite_payouts: {
    title: "Receber o que ganhaste",
    keywords: "pagamento, dinheiro, IBAN, extrato, impostos",
    body: "O que ganhas espera primeiro 14 dias: durante esse tempo pode haver desistência da compra. Se uma compra for devolvida, anulamos também o ganho.\n\n- A partir de 25 euros pedes o pagamento com IBAN e titular da conta.\n- Alguém da equipa verifica e depois transferimos.\n- Por cada mês há um extrato em PDF.\n\nAnalisamos alguns convites antes de pagar. Se tens de pagar imposto, dizem-te as finanças ou um contabilista.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
