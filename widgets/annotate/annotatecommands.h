// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace yuyi {

class AnnotateController;
class AnnotatedPicture;
class AnnotationForm;
class CommandRegistry;
class PageCommands;
struct Preset;

/// What a person can do on the annotate page: its commands, and the keys that its fields take themselves. Some commands are carried
/// out here, others are signals to the page.
class AnnotateCommands final : public QObject
{
    Q_OBJECT
public:
    /// Adds the commands. They act on the form and the picture once setParts() was called.
    /// The preset says which fields there are, and so which keys.
    AnnotateCommands(CommandRegistry &commands, AnnotateController *controller, const Preset &preset, QObject *parent);

    void setParts(AnnotationForm *form, AnnotatedPicture *picture);
    /// In a work package comments are made only in the project.
    void setPacked(bool packed) { m_packed = packed; }

Q_SIGNALS:
    void submitWanted();
    void reopenWanted();
    void myWorkWanted();
    void commentsWanted();
    void guidelineWanted();
    /// The keys go to the page again.
    void focusWanted();
    void unsureChanged();
    void fillWanted();
    void strikeWanted();

private:
    void addWork(const PageCommands &add);
    void addReading(const PageCommands &add);
    void addWriting(const PageCommands &add, const Preset &preset);
    void addPictures(const PageCommands &add);
    void explainKeys(CommandRegistry &commands, const Preset &preset);
    bool hasImage() const;
    bool isEditable() const;

    AnnotateController *m_controller;
    AnnotationForm *m_form = nullptr;
    AnnotatedPicture *m_picture = nullptr;
    bool m_packed = false;
};

} // namespace yuyi
