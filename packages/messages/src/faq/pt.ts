import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Perguntas para começar",
  intro: "O que quase toda a gente quer saber ao começar online: registo, impostos, deveres, dinheiro.",
  law: "Tudo isto descreve o direito alemão. Se vives ou vendes noutro lugar, lá podem valer outras regras.",
  advice:
    "Não é aconselhamento jurídico nem fiscal. Se houver muito em jogo, pergunta a um advogado ou contabilista.",
  to_tools: "Ver as ferramentas",
  search: "Procurar nas perguntas",
  placeholder: "Por exemplo: IVA",
  contents: "Temas",
  results_one: "{{count}} pergunta encontrada",
  results_many: "{{count}} de perguntas encontradas",
  results_other: "{{count}} perguntas encontradas",
  empty_title: "Nada encontrado para «{{words}}»",
  empty_text: "Tenta outra palavra ou vê os temas.",
  show_all: "Mostrar todas as perguntas",
  sources: "Fontes",
  checked: "Verificado em {{date}}",
  link: "Copiar o link para esta pergunta",
  copied: "Ligação copiada.",
  copy_failed: "Não foi possível copiar. O endereço: {{address}}",
  section: {
    start: "Registo",
    taxes: "Impostos",
    forms: "Formas jurídicas",
    duties: "Deveres online",
    work: "Trabalhar em conjunto",
    platforms: "Plataformas",
    money: "Dinheiro e seguros",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Tenho de registar uma atividade, e como?",
    a: "Sim, assim que trabalhas por conta própria, de forma estável e para lucrar, e não é profissão liberal: uma loja, uma agência, dropshipping ou receitas de publicidade quase sempre. Registas (Gewerbeanmeldung) no Gewerbeamt do teu município quando começas, não com o primeiro ganho. Muitas vezes faz-se online e custa algumas dezenas de euros.\n\nO serviço avisa as finanças, a câmara e o seguro de acidentes. O questionário fiscal envias tu.",
  },
  freelancer_or_trade: {
    q: "Sou profissional liberal ou comerciante?",
    a: "Liberais (Freie Berufe) são as profissões que a lei do imposto sobre o rendimento nomeia e outras parecidas: escrever, traduzir, ensinar, arte, engenharia, medicina, direito. Sem registo de Gewerbe e sem Gewerbesteuer.\n\nQuase tudo o resto é Gewerbe: venda, dropshipping, afiliação, agências. Coaching, software e redes sociais podem ser um ou outro. Decidem as finanças. Se fazes ambos, separa as receitas.",
  },
  beside_job: {
    q: "Posso ter um pequeno negócio ao lado do emprego?",
    a: "Quase sempre sim. Vê o contrato: muitas vezes é preciso comunicar ou pedir. Não podes concorrer com o teu empregador, e o teu trabalho não pode sofrer. Funcionários públicos costumam precisar de autorização.\n\n«Kleingewerbe» só quer dizer: sem organização comercial e fora do registo comercial. Regista-se na mesma. O seguro de saúde continua pelo emprego enquanto for o principal; avisa a caixa. O lucro vai na tua declaração.",
  },
  beside_school: {
    q: "O que vale durante a escola, a formação ou o curso?",
    a: "Também te registas. Atenção a quatro coisas: no seguro familiar o teu rendimento tem de ficar abaixo de um limite fixado todos os anos. No curso, a caixa pergunta pelas horas; até cerca de 20 por semana costumas continuar estudante. Para o BAföG o lucro conta como rendimento. Na formação, vê o contrato. Pergunta à caixa e ao serviço do BAföG antes de começar.",
  },
  under_18: {
    q: "Posso começar com menos de 18 anos?",
    a: "Sim, com ajuda. Os teus pais têm de te autorizar a gerir um negócio e o tribunal de família tem de aprovar. Quer ver que tens maturidade e um plano; um plano de negócio ajuda. Depois podes fazer por ti quase tudo o que o negócio traz.\n\nAlgumas coisas continuam a precisar de aprovação, como um crédito. Muitas plataformas e serviços de pagamento exigem também a maioridade.",
  },
  name: {
    q: "Posso dar ao negócio o nome que quiser?",
    a: "Quase. Sem inscrição no registo comercial ages com o teu nome e apelido; ao lado pode haver um nome de fantasia que não engane ninguém. Empresas inscritas escolhem livremente, com um acréscimo como e. K., UG (haftungsbeschränkt) ou GmbH.\n\nO nome não pode violar uma marca ou um nome mais antigo. Procura antes no registo de marcas, no comercial e na rede. Um domínio livre não prova nada.",
  },
  tax_questionnaire: {
    q: "Como obtenho um número fiscal?",
    a: "No mês a seguir ao início envias o questionário (Fragebogen zur steuerlichen Erfassung) pelo ELSTER. Estimas vendas e lucro e dizes se usas o regime das pequenas empresas. Estima com honestidade: disso dependem os pagamentos por conta.\n\nRecebes um número fiscal para o negócio. Não é a tua identificação fiscal, que fica para a vida. O número de IVA para a UE pede-se no mesmo questionário.",
  },
  small_business: {
    q: "O que é o regime das pequenas empresas (Kleinunternehmer)?",
    a: "Não cobras IVA e não o recuperas. Desde 2025: vendas do ano anterior até 25 000 €, e no ano em curso não mais de 100 000 €. A venda que passa dos 100 000 € já é tributada, a meio do ano. No ano de início vale logo o limite de 25 000 €, sem projeção.\n\nPodes renunciar e ficas vinculado cinco anos. Compensa se compras muito ou serves sobretudo empresas. Na fatura vai uma nota sobre a isenção.",
  },
  eu_vat: {
    q: "Vendo para outros países da UE. Onde pago o IVA?",
    a: "Se vendes bens ou serviços digitais a particulares de outros países da UE, vale o IVA alemão enquanto o total não passar de 10 000 € líquidos por ano. Acima, vale a taxa do país do cliente.\n\nPara não te registares em todo o lado há o balcão único (OSS): uma declaração por trimestre ao Bundeszentralamt für Steuern. Inscreve-te antes. Se a mercadoria está armazenada fora, costuma ser preciso registo lá. Aconselha-te.",
  },
  reverse_charge: {
    q: "Compro publicidade e software no estrangeiro. O que é o reverse charge?",
    a: "Em serviços de empresas estrangeiras a negócios alemães, muitas vezes és tu quem deve o IVA. A fatura não o mostra, mas tem uma nota como «Reverse Charge». Calculas o IVA alemão, declaras e deduzes de uma vez.\n\nNo regime das pequenas empresas pagas sem deduzir: 100 € de anúncios passam a 119 €. Ao contrário, a empresas de outros países da UE faturas muitas vezes sem IVA, com os dois números de IVA.",
  },
  income_tax: {
    q: "Quanto imposto sobre o rendimento pago?",
    a: "Não se tributam as vendas, mas o lucro: receitas menos despesas, com os teus outros rendimentos. Em 2026 os primeiros 12 348 € de rendimento coletável por ano ficam livres; depois a taxa sobe de 14 % a 42 %, e 45 % em rendimentos muito altos.\n\nAs finanças costumam fixar pagamentos trimestrais. Guarda parte de cada lucro; um quarto a um terço costuma chegar, mais se ganhas muito.",
  },
  trade_tax: {
    q: "A partir de quando pago Gewerbesteuer?",
    a: "Empresas individuais e sociedades de pessoas como a GbR têm uma isenção de 24 500 € de lucro por ano. Só o resto é tributado: lucro acima da isenção vezes 3,5 % vezes o coeficiente do município (Hebesatz).\n\nGrande parte desconta-se no imposto sobre o rendimento, até quatro vezes a base. UG e GmbH pagam desde o primeiro euro. Profissões liberais não pagam.",
  },
  crypto: {
    q: "Como são tributados os ganhos com cripto?",
    a: "Se tens moedas em privado e as vendes ou trocas em menos de um ano, o ganho é tributado. Se todos esses ganhos ficarem abaixo de 1 000 € por ano, não deves nada; a partir de 1 000 € conta tudo. Passado mais de um ano a venda é livre. Trocar ou pagar com moedas também é vender.\n\nStaking e lending são tributados desde 256 € por ano. Num negócio valem outras regras. Anota cada operação com data e valor em euros.",
  },
  affiliate: {
    q: "O que vale para receitas de afiliação?",
    a: "Comissões são receitas de Gewerbe: registar, anotar, tributar. Vales e produtos grátis contam pelo valor. O extrato do programa substitui muitas vezes a tua fatura; confere o IVA.\n\nSe o programa está noutro país da UE, costumas faturar sem IVA alemão e precisas de número de IVA. Ligações de afiliado são publicidade: marca-as no próprio sítio com «Werbung» ou «Anzeige». Um asterisco explicado em baixo não é seguro.",
  },
  invoices: {
    q: "O que tem de estar na minha fatura?",
    a: "Nome e morada de ambos, o teu número fiscal ou de IVA, data, número sequencial, o que foi entregue e quando, valor líquido, taxa e imposto. Até 250 € brutos basta menos.\n\nNo regime das pequenas empresas não há IVA, mas uma nota de isenção. IVA indicado por erro em regra é devido na mesma. Empresas devem receber fatura em seis meses. Guarda as faturas oito anos.",
  },
  e_invoices: {
    q: "A fatura eletrónica é obrigatória para mim?",
    a: "Desde 2025 tens de poder recebê-las de empresas alemãs, também como pequena empresa; basta uma caixa de correio. É um ficheiro estruturado como XRechnung ou ZUGFeRD, não um simples PDF.\n\nEntre empresas alemãs tens de as emitir desde 2027 se as vendas do ano anterior passaram de 800 000 €, senão desde 2028. Isentas: faturas a particulares, valores até 250 € e as que as pequenas empresas escrevem.",
  },
  bookkeeping: {
    q: "Preciso de contabilidade?",
    a: "Ao início costuma bastar a conta de receitas e despesas (EÜR), conforme o dinheiro se move, com a declaração. O balanço é para UG, GmbH, comerciantes inscritos maiores e a quem as finanças o peçam: mais de 800 000 € de vendas ou 80 000 € de lucro por ano.\n\nGuarda tudo: faturas oito anos, livros e contas anuais dez. Separa desde o início o dinheiro privado e o do negócio.",
  },
  sole: {
    q: "O que é uma empresa individual?",
    a: "A forma mais simples (Einzelunternehmen): a sós, sem notário nem capital mínimo. Existe com o registo ou, numa profissão liberal, com o aviso às finanças. O lucro é teu e paga imposto sobre o rendimento.\n\nEm troca respondes com tudo, também em privado. Serve para começar pequeno. Se cresceres, inscreves-te como comerciante (e. K.). Mais tarde pode passar a GmbH.",
  },
  gbr: {
    q: "O que é uma GbR e o que mudou?",
    a: "Esta sociedade civil nasce assim que duas ou mais pessoas seguem um fim comum, mesmo de palavra. Sem capital. Cada uma responde pessoalmente por toda a dívida.\n\nDesde 2024 (MoPeG) a lei diz claramente que uma GbR que age para fora pode ter direitos próprios. Pode inscrever-se no registo de sociedades (eGbR), necessário sobretudo para imóveis. Se alguém sai, em princípio continua. Escrevam o contrato.",
  },
  ug: {
    q: "O que é uma UG (haftungsbeschränkt)?",
    a: "Uma pequena GmbH, possível a partir de 1 € de capital. Como notário, registo e primeiras faturas custam, 1 000 a 2 000 € são mais sensatos. O capital tem de ser todo pago, em dinheiro, antes da inscrição.\n\nUm quarto do lucro anual vai para reserva até 25 000 €; depois pode ser GmbH. São precisos notário, registo comercial, balanço e registo de transparência.",
  },
  gmbh: {
    q: "Quando compensa uma GmbH?",
    a: "Com riscos maiores, vários sócios ou dinheiro de outros. Capital 25 000 €, pelo menos metade para a inscrição. Funda-se no notário, desde 2022 também por vídeo. Paga imposto sobre sociedades com sobretaxa de solidariedade e Gewerbesteuer, juntos cerca de 30 % conforme o município; o que distribuis é tributado de novo.\n\nEm troca, em princípio só a sociedade responde. Conta com custos de balanço e consultoria.",
  },
  founding_together: {
    q: "Começamos a dois. Por onde?",
    a: "Atenção: se trabalham juntos para um negócio, pode já existir uma GbR sem darem por isso, e ambos respondem por tudo. Um comércio maior passa a OHG.\n\nFalem cedo de metas, tempo, dinheiro, partes e do que vale se alguém sair. Escrevam. Em GbR cada um regista o Gewerbe. Para UG ou GmbH até três pessoas há um protocolo modelo; um contrato vosso costuma servir melhor.",
  },
  liability: {
    q: "Por que respondo?",
    a: "Na empresa individual e na GbR sem limite, poupanças incluídas. Em UG e GmbH, em princípio só com o património da sociedade. Exceções: fiança pessoal, falhas como gerente, insolvência declarada tarde, impostos e contribuições por pagar, ou atos antes da inscrição.\n\nUm seguro de responsabilidade cobre muitos casos. Qual depende de venderes, aconselhares ou programares.",
  },
  company_contract: {
    q: "O que vai num contrato de sociedade?",
    a: "Fim e nome, quem tem que parte e traz o quê, quem decide e como se vota, quem representa, como se divide o lucro. Igualmente importante: doença, conflito, saída ou morte, como se avalia uma parte, proibição de concorrer.\n\nÉ bom que as partes se ganhem ao longo de anos (vesting). Na GbR não há forma obrigatória, mas por escrito é sensato. Em UG e GmbH vai-se ao notário.",
  },
  imprint: {
    q: "O que vai no aviso legal (Impressum)?",
    a: "Toda a página de negócio precisa, também lojas em marketplaces e perfis: nome, morada real (não apartado), e-mail e outra via rápida; em sociedades a forma, quem representa, registo e número; e o número de IVA ou o número de identificação económica (W-IdNr.), se houver.\n\nTem de se achar facilmente, a dois cliques no máximo. Desde maio de 2024 está no § 5 DDG. Retira ligações à plataforma europeia de litígios, fechada em julho de 2025.",
  },
  privacy: {
    q: "Preciso de política de privacidade e aviso de cookies?",
    a: "Política de privacidade sim, assim que tratas dados de pessoas, ou seja, quase sempre. Diz claramente quem responde, que dados usas, para quê e quanto tempo, quem os recebe e que direitos há.\n\nAviso só se guardas ou lês nos aparelhos o que não é indispensável, como estatística ou publicidade. Pergunta antes; recusar tem de ser tão fácil como aceitar. Com fornecedores, assina um contrato de tratamento.",
  },
  terms: {
    q: "Preciso de condições gerais (AGB)?",
    a: "Não são obrigatórias. Sem elas vale a lei, e muitas vezes está bem. Numa loja são práticas: reúnem muito do que há a informar sobre contrato, entrega e pagamento.\n\nPara valerem, tens de as indicar claramente antes do pedido e devem poder ler-se. Cláusulas surpreendentes ou abusivas são nulas e podem trazer-te uma advertência. Não copies as dos outros: raramente servem e costumam estar protegidas.",
  },
  withdrawal: {
    q: "Como funciona o direito de livre resolução?",
    a: "Particulares podem desistir de contratos online durante 14 dias sem motivo, em mercadorias desde a entrega. Tens de informar e dar um formulário. Senão, o prazo cresce doze meses.\n\nDesde 19 de junho de 2026 o direito da UE pede ainda uma função bem visível para desistir online. Exceções: entre outras o feito à medida e o digital, se o cliente aceitou começar já sabendo que perde o direito.",
  },
  order_button: {
    q: "O que tem de dizer o botão de encomenda?",
    a: "«Zahlungspflichtig bestellen» ou algo igualmente claro, como «Kaufen» (comprar). «Continuar» ou «Concluir» não chega: o particular não fica vinculado. Logo acima mostras o que se compra, o preço total, o envio e a duração de uma subscrição.\n\nDepois confirmas logo a receção. Se no site há subscrições, é preciso também um botão de cancelamento acessível sem sessão.",
  },
  prices: {
    q: "Como tenho de indicar os preços?",
    a: "A particulares sempre o total com IVA e tudo o que é inevitável. Em lojas diz-se que o IVA está incluído e se há portes. A peso, volume ou comprimento vai o preço por unidade, por exemplo por quilo.\n\nSe anuncias um desconto, indica o preço mais baixo dos últimos 30 dias. Preços anteriores inventados são proibidos. Quem só vende a empresas pode anunciar líquido, mas com clareza.",
  },
  packaging: {
    q: "Tenho de me inscrever no registo de embalagens LUCID?",
    a: "Sim, se és quem primeiro enche na Alemanha embalagens que acabam em resíduo do consumidor: também caixas, enchimento e fita, desde o primeiro pacote. A inscrição é grátis; fazes contrato com um sistema dual e comunicas a ambos as mesmas quantidades.\n\nOs marketplaces pedem prova. Para o digital não é preciso. Desde agosto de 2026 vale também o regulamento europeu das embalagens. Aparelhos elétricos e pilhas têm registos próprios.",
  },
  ad_labels: {
    q: "Quando tenho de marcar conteúdos como publicidade?",
    a: "Sempre que promoves alguém por dinheiro, comissão, descontos ou produtos e isso não se vê logo. A publicidade à tua própria empresa também tem de se reconhecer.\n\nEscreve «Werbung» ou «Anzeige», legível e no início, no ecrã em vídeos. Hashtags escondidas, «ad» ou «sponsored by» não são seguras. Se não recebes nada e falas livremente, não é publicidade; guarda o recibo. As Medienanstalten têm um guia grátis.",
  },
  ai_labels: {
    q: "Tenho de marcar conteúdos feitos com IA?",
    a: "Segundo o texto, o art. 50 do regulamento europeu da IA aplica-se desde 2 de agosto de 2026. Para ti sobretudo: quem fala com um chatbot tem de o saber. Imagens, sons e vídeos que parecem reais e não são (deepfakes) marcam-se. Textos de interesse público, se ninguém os reviu nem responde por eles.\n\nA marca legível por máquina cabe aos fornecedores. Como ainda se trabalhava em prazos, vê a versão atual.",
  },
  accessibility: {
    q: "A minha loja tem de ser acessível?",
    a: "Desde 28 de junho de 2025 vale a lei alemã da acessibilidade (BFSG). Quem oferece contratos online a particulares, lojas e reservas incluídas, tem de os tornar acessíveis: teclado, leitores de ecrã, contraste e uma declaração na página.\n\nIsentas: microempresas de serviços com menos de dez pessoas e até 2 milhões € de vendas ou balanço. Não para certos produtos. Compensa sempre: mais gente te pode comprar.",
  },
  false_self_employment: {
    q: "O que são falsos independentes?",
    a: "Alguém fatura mas trabalha como empregado: sob ordens, integrado, sem risco próprio. Conta como trabalham de facto, não o contrato. Se for constatado, paga sobretudo o cliente as contribuições de vários anos.\n\nSinais de independência real: vários clientes, preços próprios, tempo e lugar livres. Na dúvida decide a pedido o seguro de pensões alemão (Statusfeststellung).",
  },
  freelancers: {
    q: "A que devo atender ao contratar freelancers?",
    a: "Escrevam o que se entrega e quando, o preço, o pagamento, quantas correções e que direitos recebes. Esclareçam se se deve um resultado (Werkvertrag) ou um trabalho (Dienstvertrag). Se recebem dados de clientes, é preciso um contrato de tratamento.\n\nSe vêm do estrangeiro, muitas vezes deves tu o IVA. Se encomendas regularmente design, texto ou música, pode ser devida a contribuição social dos artistas.",
  },
  mini_job: {
    q: "Como emprego alguém num minijob?",
    a: "Em 2026 um minijob rende em média 603 € por mês no máximo, e vale o salário mínimo. Precisas de um número de empresa da agência federal de emprego e inscreves a pessoa na Minijob-Zentrale e no seguro de acidentes. Pagas contribuições fixas além do salário.\n\nFérias, doença e proteção no despedimento valem como para os outros. Dá as condições por escrito e anota as horas.",
  },
  rights_of_use: {
    q: "De quem são o logótipo, os textos e o código feitos para mim?",
    a: "O direito de autor fica com quem cria. Recebes direitos de uso, os que acordarem; senão, só os que o fim exige. Escrevam: exclusivo ou não, quanto tempo, onde, para quê, se podes alterar e ceder, e se recebes o código-fonte.\n\nCom programadores empregados, os direitos do programa são em regra da empresa. Se fundam juntos, cedam os direitos à sociedade. Imagens e música da rede pedem licença.",
  },
  nda: {
    q: "Preciso de um acordo de confidencialidade (NDA)?",
    a: "A lei não protege uma simples ideia. Protege segredos comerciais só se os guardares de modo razoável, e um NDA faz parte disso. Faz sentido antes de mostrar números, clientes, receitas ou código.\n\nDiz o que é confidencial, para quê se usa, quanto tempo, o que se devolve e talvez uma penalização. Para uma primeira conversa costuma ser demais. Nas ferramentas daqui podes escrever e assinar um.",
  },
  marketplaces: {
    q: "O que vale se vendo por Amazon, Etsy, Shopify ou TikTok?",
    a: "Em regra o vendedor és tu, com aviso legal, livre resolução, preços, garantia e impostos. As regras da plataforma somam-se: identidade, provas de embalagens ou segurança. Um sistema como o Shopify só dá a técnica.\n\nLê comissões, prazos de pagamento e artigos proibidos antes de fazer contas. Se um marketplace te bloqueia, o direito da UE exige razões e uma via de queixa. Cria também contactos teus.",
  },
  platform_reports: {
    q: "A plataforma comunica as minhas vendas às finanças?",
    a: "Sim. Pela lei PStTG (na UE: DAC7) as plataformas comunicam todos os anos quem recebeu o quê, em bens, serviços pessoais e arrendamento. Não quem vende menos de 30 artigos por ano por 2 000 € no máximo.\n\nUma comunicação não significa imposto: esvaziar a cave não é comércio. E sem comunicação não estás isento. Recebes cópia; compara com os teus números.",
  },
  dropshipping: {
    q: "A que devo atender no dropshipping de fora da UE?",
    a: "O contrato é contigo, mesmo que nunca vejas o produto: devoluções, garantia e prazos honestos. Desde dezembro de 2024 os produtos de consumo pedem um responsável na UE, e a oferta nomeia fabricante, contacto e avisos.\n\nNa importação há IVA e, conforme valor e produto, direitos; esclarece quem paga. Até 150 € há um procedimento (IOSS). A UE acabou em julho de 2026 com a isenção de direitos até 150 €: também os pequenos envios pagam. Confere marcas e regras como a marcação CE.",
  },
  account: {
    q: "Preciso de uma conta de negócio?",
    a: "Para UG e GmbH sim, já para depositar o capital; a conta é da sociedade. Nenhuma lei a exige a empresas individuais, mas quase todos os bancos proíbem o uso comercial de contas privadas.\n\nUma conta à parte compensa: vês o que o negócio ganha e a contabilidade fica mais fácil. Uma terceira para impostos ajuda. Vê comissões, ligações à contabilidade e acesso para vários.",
  },
  start_grant: {
    q: "Como obtenho o apoio ao início (Gründungszuschuss)?",
    a: "É para quem recebe Arbeitslosengeld e passa a independente como ocupação principal, com pelo menos 150 dias de direito restantes. Seis meses recebes o subsídio mais 300 €, depois a pedido 300 € por mais nove.\n\nNão é um direito: decide a agência de emprego. Pede antes de começar, com plano de negócio e parecer de uma entidade como a câmara. Com rendimento básico, pergunta pelo Einstiegsgeld.",
  },
  funding: {
    q: "Que apoios e créditos existem?",
    a: "A base de dados federal (Förderdatenbank) lista apoios, créditos e garantias do Estado, dos Länder e da UE. Conhecidos: os créditos da KfW pelo teu banco, os bancos de garantia, o EXIST para universidades e os programas do teu Land.\n\nImportante: quase sempre tens de pedir antes de começar ou encomendar. Um plano claro é preciso em todo o lado. Desconfia de quem quer dinheiro adiantado para «garantir» um apoio.",
  },
  health_insurance: {
    q: "E o seguro de saúde e a reforma?",
    a: "Se és independente como ocupação principal, seguras-te tu, no público ou no privado. No público a quota segue o rendimento, com um mínimo; os filhos podem ir grátis. No privado depende de idade, saúde e tarifa, e voltar costuma ser difícil. O subsídio de doença tem de se escolher.\n\nMuitos descontam para a reforma por vontade; alguns têm de o fazer, como quem ensina ou tem muito tempo um só cliente. Avisa a tua caixa.",
  },
  artists_fund: {
    q: "O que é a caixa social dos artistas (KSK)?",
    a: "Quem trabalha por conta própria em arte ou publicação, como música, texto, gráfica, foto ou design, pode segurar-se aí para saúde, cuidados e reforma pagando cerca de metade, como um empregado. O resto vem do Estado e das empresas que compram esses trabalhos.\n\nÉ preciso viver disso de forma estável e prever mais de 3 900 € por ano; nos primeiros três anos o limite não vale. Podes empregar uma pessoa no máximo, aprendizes e minijobs à parte.",
  },
} as const satisfies Translation<typeof german.questions, "pt">;
