// Serves it at a port, in memory: node server.js PORT

const { Server } = require('boardgame.io/server');
const { Uno } = require('./uno.js');

Server({ games: [Uno], origins: [] }).run(Number(process.argv[2]));
