// English nouns, and the small words that tell what they are to a command.

import { as } from '../entries.ts'

export const things = [
  ...as(
    'ours',
    ["task, task's", 'show me the task', 'LIST_TASKS'],
    [
      "reminder, reminder's, remider, reminer, remainder, reinder, reminde, remnder, remindr, rimender",
      'show me the reminder',
      'LIST_TASKS',
    ],
    ['chore, errand', 'show me the chore', 'LIST_TASKS'],
    [
      'todo item, to do item, to-do item, list item, action item, checklist item',
      'show me the action item',
      'LIST_TASKS',
    ],
    ['checklist, check list, check-list', 'show me the checklist', 'LIST_TASKS'],
  ),
  ...as(
    'ours-plural',
    [
      `
        tasks, task list, to do list, to-do list, todo list, chore list, list of things, list of tasks,
        list of chores, list of reminders, list of to dos, tasks list, list of todos, list of errands
      `,
      'my tasks',
      'LIST_TASKS',
    ],
    [
      "todos, to dos, to-dos, to-do's, to do's, todo's, todo items, to do items, to-do items, list items, action items",
      'my todos',
      'LIST_TASKS',
    ],
    ['reminders, remiders, reminder list, remainders, reminers', 'my reminders', 'LIST_TASKS'],
    ['chores, errands, chores to do', 'my chores', 'LIST_TASKS'],
    ['assignments, duties', 'my assignments', 'LIST_TASKS'],
    [
      `
        things i need to do, things i have to do, things i must do, things i should do, things to get done,
        jobs to be done, stuff to do, stuff i need to do, stuff i have to do, things that need doing,
        things that i need to do, things that i have to do
      `,
      'things i have to do',
      'LIST_TASKS',
    ],
    [
      `
        things to buy, things i need to buy, things i need to get, things i need, things i want to buy,
        things that i need
      `,
      'things to buy',
      'LIST_TASKS',
    ],
    [
      `
        things to remember, trying to remember, wanted to remember, want to remember, told you to remember,
        asked you to remember, need to remember, supposed to remember, wanted you to remember, help me remember,
        asked to remember, have to remember
      `,
      'things to remember',
      'LIST_TASKS',
    ],
  ),
  ...as(
    'ours-weak',
    ['item, items, entry, entries', 'show me my items', 'LIST_TASKS'],
    ['alert, alerts, notification, notifications', 'show me my alerts', 'LIST_TASKS'],
    ['note, notes, memo, memos, notepad, note pad, sticky note, sticky notes', 'show me my notes', 'LIST_TASKS'],
  ),
  ...as(
    'list-noun',
    ["list, list's, lists, lst, lisr, lsit, listing", 'show me my list', 'LIST_TASKS'],
    ['agenda, agendas, my groceries, the groceries, my shopping', 'show me my agenda', 'LIST_TASKS'],
    ['shopping cart, shopping bag, shopping basket, grocery cart', 'show me the shopping basket', 'LIST_TASKS'],
    ['inventory, backlog, wish list, wishlist, bucket list', 'show me my inventory', 'LIST_TASKS'],
    [
      'todo, to-do, my to do, the to do, new to do, a to do, on to do, our to do, your to do',
      'show me my to-do',
      'LIST_TASKS',
    ],
  ),
  ...as(
    'foreign',
    [
      `
        song, songs, music, track, tracks, album, albums, tune, tunes, artist, artists, lyrics, band, bands,
        concerts, queue, station, stations, channel, channels, singer, genre, jazz, rock, pop, rap, soundtrack,
        melody
      `,
      'delete this song',
      'DELETE_TASK?',
    ],
    [
      `
        spotify, pandora, netflix, youtube, hulu, itunes, apple music, amazon music, soundcloud, audible, deezer,
        tidal, last fm, groove shark, iheart
      `,
      'remove spotify',
      'DELETE_TASK?',
    ],
    [
      `
        radio, podcast, podcasts, audiobook, audiobooks, audio book, audio, movie, movies, film, films, episode,
        episodes, video, videos, tv, television, show times, showtimes, movie times, game, games, book, books,
        novel, saga, series, trailer, theater, theatre, cinema, photo, photos, picture, pictures, camera
      `,
      'delete the movie',
      'DELETE_TASK?',
    ],
    [
      `
        inbox, voicemail, voicemails, facebook, twitter, tweets, instagram, whatsapp, snapchat, linkedin, mails,
        phone, calls, texts, messages, emails, e-mails, spam
      `,
      'delete the messages',
      'DELETE_TASK?',
    ],
    ['clock, wake up, stopwatch, countdown, snooze button', 'remove the clock', 'DELETE_TASK?'],
    [
      `
        light, lights, lamp, lamps, volume, speaker, speakers, brightness, color, colors, colour, temperature, temp,
        thermostat, plug, socket, vacuum cleaner, vacuum, roomba, coffee, coffee maker, coffee machine, fan,
        heating, heater, heat, ac, air conditioner, air conditioning, blinds, curtains, garage door, oven,
        dishwasher, washing machine, robot, bluetooth, wifi, wi-fi, internet, smart home, smart plug, lock,
        doorbell, humidity
      `,
      'change the temperature',
      'UPDATE_TASK?',
    ],
    [
      `
        weather, forecast, rain, raining, snow, snowing, sunny, umbrella, degrees, celsius, fahrenheit, storm, wind,
        hurricane, tornado
      `,
      'change the weather',
      'UPDATE_TASK?',
    ],
    [
      `
        news, headline, headlines, stock, stocks, share price, market, traffic, exchange rate, exchange rates,
        currency, dollars, dollar, euro, euros, bitcoin, election, scores, score, sports, nfl, nba
      `,
      'edit the news',
      'UPDATE_TASK?',
    ],
    [
      `
        account, accounts, bank, banking, balance, balances, card, cards, credit, credit score, credit limit, debit,
        pin, pin number, transaction, transactions, transfer, deposit, payment, payments, bill, bills, paycheck,
        salary, income, taxes, w2, w-2, 401k, rollover, insurance, interest, interest rate, rewards, points, fraud,
        fraudulent, routing number, loan, mortgage, apr, check, checks, checkbook, checking, savings, money, cash,
        spending, spent, statement, subscription, membership, refund, purchase, purchases, charge, charges,
        direct deposit, expiration date, annual fee
      `,
      'cancel my credit card',
      'DELETE_TASK?',
    ],
    [
      `
        reservations, reserved, reserve, restaurant, restaurants, flight, flights, hotel, hotels, ticket, tickets,
        taxi, cab, uber, lyft, train, trains, bus, luggage, baggage, travel alert, travel alerts, travel notice,
        travel notification, visa, passport, vaccination, vaccinations, vaccines, pto, pto request, day off,
        time off, vacation days, ride, route, directions, gas, tire, tires, tire pressure, oil, oil change, mpg,
        engine, jump start, location, nearby, near me, nearest, closest, map, maps, rental car, car rental, airport,
        carry on, timezone, plug type, plane, airline
      `,
      'cancel my flight',
      'DELETE_TASK?',
    ],
    [
      `
        order, orders, package, packages, delivery, takeaway, takeout, pizza, food, recipe, recipes, ingredient,
        ingredients, shots, calories, nutrition, nutritional, meal, cook time, shelf life, substitute for,
        wait time, application status
      `,
      'cancel my pizza',
      'DELETE_TASK?',
    ],
    [
      `
        language, accent, voice, name, my name, your name, nickname, settings, setting, speed, whisper,
        whisper mode, joke, jokes, fact, facts, fun fact, definition, meaning, meaning of, word, translate,
        spelling, synonym, time zone, yourself, application, policy, benefits, status of, my status, dice, coin,
        number of, mode, device, connection, command, input, request, action, process, conversation, question,
        response, previous, operation, function, job, gps, coordinates, screen, software, battery, app, apps,
        user name, username, password, square root, percent, percentage, birthday of, capital of, population,
        history of, trivia, riddle, poem, story, quote, quotes
      `,
      'change the language',
      'UPDATE_TASK?',
    ],
    [
      `
        things to do in, things to do at, things to do near, things to do around, fun things to do,
        list of things to do in, list of things to do at, list of things to do near, list of things to do around,
        to do in, to do here, to do with, to do near, to do for fun, activities in, tourist attractions,
        attractions, events in, events near, sights, shops, stores near, movie theaters, local, locally
      `,
      'show me a list of things to do in Rome',
      'UNCLEAR',
    ],
  ),
  ...as(
    'foreign',
    [
      'playlist, playlists, play list, play lists, song list, track list, setlist',
      'delete the playlist',
      'DELETE_TASK?',
    ],
    ['alarm, alarms, timer, timers, wake up call', 'delete the alarm', 'DELETE_TASK?'],
    [
      `
        email, e-mail, mail, email address, text, text message, tweet, call, phone call, message, phone number,
        contact, contacts, address
      `,
      'delete the email',
      'DELETE_TASK?',
    ],
    [
      `
        reservation, appointment with, account number, radio station, folder, document,
        spreadsheet
      `,
      'cancel the reservation',
      'DELETE_TASK?',
    ],
  ),
  ...as('mine', ['my, our', 'show my contact list', 'LIST_TASKS']),
  ...as(
    'definite',
    ['my, our', 'start my packing list', 'LIST_TASKS'],
    ['the, this, that, these, those, his, her, their, its, said', 'start the packing list', 'LIST_TASKS'],
    ['all, every, any, both, each, which', 'start every list', 'LIST_TASKS'],
    ['your', 'start your packing list', 'UPDATE_TASK?'],
  ),
  ...as('new', [
    'a, an, new, another, some, one more, brand new, me a, me an, additional, extra, fresh, separate, different',
    'give me a packing list',
    'CREATE_TASK',
  ]),
  ...as('toward', [
    'to, on, onto, in, into, unto, at, for, under, within, inside',
    'add singing to the picnic reminder',
    'UPDATE_TASK',
  ]),
  ...as('away', ['from, out, out of, off, off of, of my, of the, away', 'take rice from my list', 'DELETE_TASK']),
  ...as('off', ['off', 'check rice off my list', 'COMPLETE_TASK']),
  ...as('trash', [
    `
      to the trash, to trash, in the trash, to the bin, in the bin, to the garbage, in the garbage,
      to the recycle bin, into the trash
    `,
    'send the boat task to the trash',
    'DELETE_TASK',
  ]),
  ...as('anymore', ['anymore, any more, no longer, any longer', 'i do not want it anymore', 'DELETE_TASK']),
  ...as('with', ['with', 'update my list with rice', 'CREATE_TASK']),
  ...as('of', ['of', 'get me a list of guests', 'UNCLEAR']),
  ...as('yours', ['your, you, yourself', 'delete your opinion', 'DELETE_TASK?']),
  ...as('added', ['added, put on, included, inserted', 'get rice added to my list', 'CREATE_TASK']),
  ...as('removed', [
    'gone, removed, deleted, taken off, cancelled, canceled, erased, cleared, taken out, taken away, crossed off',
    'get rice removed from my list',
    'DELETE_TASK',
  ]),
  ...as('changed', [
    'changed, updated, moved, edited, rescheduled, modified, pushed, adjusted, extended, altered, switched, renamed',
    'i want the picnic reminder changed',
    'UPDATE_TASK',
  ]),
  ...as('about', ['to, for, about, that, regarding, of', 'weekly reminder for the picnic', 'CREATE_TASK']),
  ...as('pending', [
    `
      pending, incomplete, not done, open, outstanding, unfinished, undone, remaining, left, uncompleted,
      not completed, not finished, due, overdue, upcoming, yet to, left over, not yet done, still open, unresolved,
      past due, to be done, active
    `,
    "what's pending",
    'LIST_TASKS',
  ]),
  ...as('finished', [
    `
      done, completed, finished, complete, finish, accomplished, closed, checked off, as done, crossed off,
      resolved, achieved
    `,
    'mark the tax form done',
    'COMPLETE_TASK',
  ]),
  ...as('everything', [
    'everything, all, every, anything, all of it, all of them, it all, entire, whole',
    'show me everything',
    'LIST_TASKS',
  ]),
  ...as('rank', [
    `
      high priority, low priority, medium priority, top priority, urgent, most urgent, most important, important,
      priorities, high-priority, low-priority
    `,
    'show high priority',
    'LIST_TASKS',
  ]),
  ...as('field', [
    'title, priority, deadline, due date, description, status, urgent, date, time, name of, importance, details, due',
    'mark the tax form urgent',
    'UPDATE_TASK',
  ]),
  ...as(
    'instead',
    ['instead of, instead, rather than', 'remind me on Monday instead', 'UPDATE_TASK'],
    ['not next month, not the', 'remind me in May not next month', 'UPDATE_TASK'],
  ),
  ...as('when', [
    `
      today, tonight, tomorrow, yesterday, this week, next week, this month, this morning, this evening, monday,
      tuesday, wednesday, thursday, friday, saturday, sunday, so far, got
    `,
    'what is due tomorrow',
    'LIST_TASKS',
  ]),
  ...as('not', ['not', 'remind me at 5 not 6', 'UPDATE_TASK']),
  ...as('number', ['number, no, id, #', 'set number 3 for Monday', 'UPDATE_TASK']),
  ...as('pronoun', [
    `
      it, that, this, that one, this one, that task, the task, them, these, those, one, the first one, the last one,
      the second one, the third one, the first, the last, the latest
    `,
    'put rice on it',
    'CREATE_TASK',
  ]),
  ...as(
    'to-do',
    [
      `
        had to do, have planned, had planned, i've planned, my plans, plans for, planned for, going on today,
        going on tomorrow, going on this week, have going on, coming up, lined up, in store for, there to do,
        should remember, supposed to remember, on today, on for today, on tomorrow, on for tomorrow, i have left,
        have left, shopping for, groceries do i need, my schedule, the schedule, on my schedule, on schedule,
        my day look, my week look, are listed, is listed, my to dos, my to-dos, my todos, was i going to do, wanted to do, meant to do,
        didn't i get to, haven't i gotten to, didn't i do, haven't i done, didn't i finish, haven't i finished,
        did i not do, did i not finish, have i not done, am i missing, did i miss, did i forget
      `,
      'what do i have planned',
      'LIST_TASKS',
    ],
    [
      `
        left to do, to do today, to do tomorrow, to do this week, to do next, to do now, to do tonight,
        i have to do, i need to do, still need to do, still have to do, do i have to do, gotta do, supposed to do, plan to do, planned to do, planning to do,
        still to do, do today, should i do today, do i do today, got to do, on my plate, on my agenda,
        on the agenda, on the docket, things that i have
      `,
      'what do i have to do',
      'LIST_TASKS',
    ],
    [
      `
        need to get done, get done today, to get done, to accomplish, i need to complete, i have to complete,
        i have to get done, i need to finish, i have to finish, needs to get done, needs to be done, need doing
      `,
      'what needs to get done',
      'LIST_TASKS',
    ],
    [
      `
        need to buy, plan to buy, planned to buy, do i need to get, do i need when, need to pick up,
        need from the store, need at the store, need to get when, need to get today, need when, at the store,
        from the store, at the supermarket, from the supermarket, at the grocery store, from the grocery store,
        need from the grocery, need to go shopping, go shopping for, have to buy, supposed to buy, need to purchase,
        need to shop for, need to get at, need to get from
      `,
      'what do i need to buy',
      'LIST_TASKS',
    ],
    [
      `
        did i finish, have i finished, did i complete, have i completed, have i done, did i get done,
        did i accomplish, have i accomplished, did i do today, did i already do
      `,
      'which things did i finish',
      'LIST_TASKS',
    ],
    ['did i add, have i added, did we add, did i create, did i write down', 'what did i add', 'LIST_TASKS'],
    [
      `
        to be reminded, did i ask, did i want you to remind, remind me, told you to remind, asked you to remind,
        did i tell you to
      `,
      'what did i ask',
      'LIST_TASKS',
    ],
  ),
]
