// Preloaded into every child (`node --import`): when the script that started it is killed
// outright, the channel between the two closes, and the child ends in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
