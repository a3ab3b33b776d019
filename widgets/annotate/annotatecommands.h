// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

#include <functional>

namespace yuyi {

class AnnotateController;
class AnnotatedPicture;
class AnnotationForm;
class CommandRegistry;

/// What a person can do on the annotate page: its commands, and the keys that its fields take themselves. Some commands are carried
/// out here, others are signals to the page.
class AnnotateCommands final : public QObject
{
    Q_OBJECT
public:
    /// Adds the commands. They act on the form and the picture once setParts() was called.
    AnnotateCommands(CommandRegistry &commands, AnnotateController *controller, QObject *parent);

    void setParts(AnnotationForm *form, AnnotatedPicture *picture);
    /// In a work package comments are made only in the project.
    void setPacked(bool packed) { m_packed = packed; }

Q_SIGNALS:
    void submitWanted();
    void myWorkWanted();
    void commentsWanted();
    void guidelineWanted();
    /// The keys go to the page again.
    void focusWanted();
    void unsureChanged();

private:
    void addWork();
    void addReading();
    void addWriting();
    void explainKeys();
    void add(const char *id, std::function<QString()> text, const QList<QKeySequence> &keys, bool single,
             std::function<void()> run, std::function<bool()> enabled);
    bool hasImage() const;
    bool isEditable() const;

    CommandRegistry &m_commands;
    AnnotateController *m_controller;
    AnnotationForm *m_form = nullptr;
    AnnotatedPicture *m_picture = nullptr;
    bool m_packed = false;
};

} // namespace yuyi
